/** Who asks, as the cookie's session says. Carts and checkouts belong to `owner`: the account, or the guest's lineage. */
export interface Viewer {
  session: string;
  lineage: string;
  owner: string;
  account: { id: string; email: string; name: string } | null;
  authenticated_at: number | null;
  expires_at: number;
  cookie: string;
}

/** Whose carts and checkouts a session sees: the account's, or for guests those of its lineage. */
export const ownerOf = (lineage: string, account: string | null): string =>
  account === null ? `lineage:${lineage}` : `account:${account}`;
