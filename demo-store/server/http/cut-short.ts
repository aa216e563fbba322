import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the sender closed the connection before its body was whole: no fault of the server. False outside a Node server. */
export function isCutShort(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}
