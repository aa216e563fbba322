import { describe, expect, it } from 'vitest';
import { refusedBy, type Policy } from '../scope.ts';
import { firstSurface, step, type SurfaceEvent } from '../surface.ts';
import type { ToolDefinition } from '../tool-definition.ts';
import { readTool, writeTool } from '../tools.fixture.ts';
import { isExposed } from './is-exposed.ts';

const tools: ToolDefinition[] = [
  readTool('get_it', { scope: 'catalog.read' }),
  writeTool('put_it', { scope: 'cart.write' }),
  readTool('list_orders', { scope: 'order.private.read', subject: 'required' }),
  writeTool('update_address', { scope: 'address.private.update', subject: 'required' }),
];

const policies: Policy[] = [
  { version: '1' },
  { version: '1', scopes: ['catalog', 'order.private.read'] },
  { version: '1', scopes: [] },
  { version: '1', off: ['get_it', 'update_address'] },
  { version: '1', scopes: ['cart'], off: ['put_it'] },
];

const shown = (policy: Policy, present: boolean): string[] => {
  const events: SurfaceEvent[] = [
    { type: 'tools', sets: [{ phase: 'storefront', tools }] },
    { type: 'phase', phase: 'storefront', rule: 'default' },
    { type: 'subject', present },
    { type: 'status', status: 'on' },
  ];
  return events
    .reduce((surface, event) => step(surface, event)[0], firstSurface(policy))
    .visible.map(({ name }) => name);
};

/** The same by ACC: enabled, scope and subject, from what the definition says. */
const exposed = (policy: Policy, trustedSubject: boolean): string[] =>
  tools
    .filter((tool) => {
      const declaration = {
        version: 1,
        enabled: !policy.off?.includes(tool.name),
        scope: tool.scope,
        subject: { required: tool.subject === 'required' },
      };
      return isExposed(declaration, { scopeAllowed: refusedBy(policy, tool) !== 'scope', trustedSubject });
    })
    .map(({ name }) => name);

describe.each([true, false])('with a subject: %s', (subject) => {
  it.each(policies)('shows under %j what ACC exposes', (policy) => {
    expect(shown(policy, subject)).toEqual(exposed(policy, subject));
  });
});

it('is asked of surfaces that differ', () => {
  const lists = policies.flatMap((policy) => [true, false].map((subject) => shown(policy, subject).join()));
  expect(new Set(lists).size).toBeGreaterThan(5);
});
