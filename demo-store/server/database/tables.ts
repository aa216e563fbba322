/** Rows as the database holds them. Amounts are minor units, times are milliseconds since 1970, `json` columns are text. */
export interface Tables {
  meta: { key: string; value: string };
  collections: { handle: string; position: number; title: string; description: string };
  products: {
    id: string;
    handle: string;
    position: number;
    title: string;
    summary: string;
    description: string;
    alt: string;
    created: string;
    price_min: number;
    options: string;
    notices: string;
    not_shipped_to: string;
    pictures: string;
  };
  collection_products: { collection: string; product_id: string };
  variants: {
    id: string;
    product_id: string;
    position: number;
    sku: string;
    options: string;
    price: number;
    list_price: number | null;
    quantity_min: number;
    quantity_limit: number;
    picture: string | null;
  };
  stock: { variant_id: string; quantity: number };
  reviews: {
    id: string;
    product_id: string;
    author: string;
    rating: number;
    at: string;
    title: string;
    text: string;
  };
  policies: { slug: string; position: number; type: string; title: string; body: string };
  product_search: { handle: string; title: string; words: string; description: string };
  policy_search: { slug: string; title: string; body: string };
  accounts: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    demo: number;
    /** JSON of a postal address. */
    address: string | null;
  };
  sessions: {
    id: string;
    cookie_hash: string;
    entries_hash: string;
    lineage: string;
    account_id: string | null;
    authenticated_at: number | null;
    created_at: number;
    expires_at: number;
    ended: string | null;
  };
  /** `merged`: JSON, what signing in added to this cart; until the next change. */
  carts: { owner: string; counter: number; updated_at: number; merged: string | null };
  cart_lines: { id: string; owner: string; variant_id: string; position: number; quantity: number };
  checkouts: {
    id: string;
    owner: string;
    counter: number;
    open: number;
    buyer: string | null;
    destination: string | null;
    option_id: string | null;
    codes: string;
    payment_option: string | null;
    closed_view: string | null;
    created_at: number;
  };
  quotes: {
    id: string;
    checkout_id: string;
    checkout_version: string;
    session_id: string;
    lineage: string;
    canonical: string;
    digest: string;
    level: string;
    expires_at: number;
    failed: number;
    kind: string;
    order_id: string | null;
  };
  approvals: {
    id: string;
    quote_id: string;
    digest: string;
    level: string;
    at: number;
    spent_at: number | null;
  };
  orders: {
    id: string;
    number: number;
    checkout_id: string;
    lineage: string;
    account_id: string | null;
    at: number;
    currency: string;
    total: number;
    item_count: number;
    receipt: string;
    via: string;
    call: string;
  };
  refunds: {
    id: string;
    quote_id: string;
    order_id: string;
    at: number;
    reason: string;
    note: string | null;
    lines: string;
    totals: string;
    via: string;
    call: string;
  };
  idempotency: {
    lineage: string;
    path: string;
    key: string;
    request: string;
    status: number;
    body: string;
    headers: string;
    at: number;
  };
  entries: { session_id: string; digest: string; received_at: number; entry: string };
}
