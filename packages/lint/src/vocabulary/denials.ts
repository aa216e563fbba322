/** A lower-case text that says nothing is ordered, bought or booked. */
export const ordersNothing =
  /\b(?:orders?|buys?|books?|purchases?) nothing\b|\bnothing is (?:ordered|bought|booked)\b|\b(?:does not|doesn['’]t|without) (?:order|buy|book|purchas)|\bbestellt (?:noch |dabei )?nichts\b|\bnichts (?:wird )?bestellt\b|\bno (?:pide|compra|encarga) nada\b|\bne commande rien\b|\brien n['’]est commandé|不会?下单|注文は?(?:しません|しない|されません)|주문(?:은|을)? ?(?:하지|되지) ?않/;

/** A lower-case text that says nothing of the matter is changed. */
export const changesNothing =
  /\b(?:changes|alters|edits) (?:no|nothing)\b|\bnothing is changed\b|\b(?:does not|doesn['’]t|without) (?:chang|alter|edit)|\b(?:ändert|verändert) (?:nichts|keine)|\bno (?:cambia|modifica) (?:nada|ning)|\bne (?:change|modifie) (?:rien|aucun)|不会?(?:更改|修改)|変更は?(?:しません|しない|されません)|변경(?:은|을)? ?(?:하지|되지) ?않/;
