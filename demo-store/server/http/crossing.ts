import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Environment, Shop } from './environment.ts';

/** Lets a test delay, fail or cut a request when it arrives and when its answer is ready (port `crossing`). */
export const crossing = ({ ports }: Shop) =>
  createMiddleware<Environment & { Bindings: HttpBindings }>(async (c, next) => {
    if (!ports.crossing) return next();
    const { method, path } = c.req;
    const place = { method, path, key: c.req.header('Idempotency-Key') };
    const cut = () => c.env.outgoing.destroy();
    if ((await ports.crossing({ at: 'received', ...place })) === 'cut') return void cut();
    await next();
    if ((await ports.crossing({ at: 'answered', ...place })) === 'cut') cut();
  });
