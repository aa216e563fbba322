import type { Context } from 'hono';
import type { Ports } from '../ports.ts';
import type { Viewer } from '../shop/viewer.ts';
import type { Environment, Shop } from './environment.ts';

/** Who acts and with what, for a route behind `command`. */
export function actor(c: Context<Environment>, { ports }: Shop): { viewer: Viewer; ports: Ports } {
  const { viewer } = c.var;
  if (!viewer) throw new Error('A command without its guard');
  return { viewer, ports };
}
