/** Words of what belongs to a shopper, or to the screen, and not to the shop. */
export const own =
  /^(my|wish|wishlist|favorite|favourite|list|lists|compare|comparison|bundle|box|custom|design|own|filter|filters|address|note|notes|tray|option|options|variant|view|page|search|saved|profile|preference|preferences)$/;

/** Everybody's data, or staff as the user; for lower-case texts. */
export const everybody =
  /\b(all|every|other|each) (of )?(the )?(customers?|users?|orders? of (all|every)|shoppers?|members?|clients?)\b|\borders of all\b|\b(for|by) (the )?(staff|merchant|admins?|administrators?|shop owner|store owner|employees)\b|\badmin (scope|only|panel|area)|\balle[rn]? (kunden|benutzer|bestellungen aller)|\btodos los (clientes|usuarios|pedidos de)|\btous les (clients|utilisateurs)|(所有|全部)(客户|用户|会员)|全(顧客|会員|ユーザー)|(모든|전체) ?(고객|회원|사용자)/u;
/** Before such a phrase it is about the offer: what all customers say, what is free for members. */
export const shopperFacing =
  /\b(not|no|never|without|what|reviews?|rated|rating|bought by|loved by|available (to|for)|open (to|for)|free (to|for))\b/i;
