export { createHttpStore, type HttpStore, type HttpStoreOptions } from './http/create-http-store.ts';
export { addToCart } from './http/add-to-cart.ts';
export type { Broadcast, Clock, KeyValue } from './http/ports.ts';
export type { HttpSessionView } from './http/session.ts';
