import { describe, expect, it } from 'vitest';
import { firstSurface, step, type Surface, type SurfaceEvent } from './surface.ts';
import { commitTool, readTool, writeTool } from './tools.fixture.ts';
import type { ToolSet } from './tool-definition.ts';

const get = readTool('get_it');
const put = writeTool('put_it');
const buy = commitTool('buy_it');
const orders = readTool('list_orders', { subject: 'required', scope: 'order.private.read' });
const sets: ToolSet[] = [
  { phase: 'storefront', tools: [get, put, orders] },
  { phase: ['checkout', 'receipt'], tools: [get, buy] },
];

const start: SurfaceEvent[] = [
  { type: 'tools', sets },
  { type: 'phase', phase: 'storefront', rule: 'default' },
  { type: 'status', status: 'on' },
];
const after = (...events: SurfaceEvent[]) => {
  let surface: Surface = firstSurface({ version: '1' });
  let effects = { abort: [] as readonly unknown[], register: [] as readonly unknown[], announce: false };
  for (const event of [...start, ...events]) [surface, effects] = step(surface, event);
  return { surface, effects, names: surface.visible.map(({ name }) => name), reasons: reasonsOf(surface) };
};
const reasonsOf = ({ excluded }: Surface): Record<string, string> =>
  Object.fromEntries(excluded.map(({ name, reason }) => [name, reason]));

describe('what is on display', () => {
  it('is nothing before the start, for reason of it', () => {
    const [surface, effects] = step(firstSurface({ version: '1' }), { type: 'tools', sets });
    expect(surface.visible).toEqual([]);
    expect(reasonsOf(surface)).toEqual({
      get_it: 'disabled',
      put_it: 'disabled',
      list_orders: 'disabled',
      buy_it: 'disabled',
    });
    expect(effects.announce).toBe(false);
  });

  it.each<[string, SurfaceEvent, string[], Record<string, string>]>([
    [
      'the phase',
      { type: 'phase', phase: 'checkout', rule: 'r' },
      ['get_it', 'buy_it'],
      { put_it: 'phase', list_orders: 'phase' },
    ],
    [
      'a subject',
      { type: 'subject', present: true },
      ['get_it', 'put_it', 'list_orders'],
      { buy_it: 'phase' },
    ],
    [
      'no subject',
      { type: 'subject', present: false },
      ['get_it', 'put_it'],
      { list_orders: 'subject', buy_it: 'phase' },
    ],
    [
      'scopes',
      { type: 'policy', policy: { version: '2', scopes: ['cart.write'] } },
      ['put_it'],
      { get_it: 'scope', list_orders: 'scope', buy_it: 'phase' },
    ],
    [
      'tools switched off',
      { type: 'policy', policy: { version: '2', off: ['put_it'] } },
      ['get_it'],
      { put_it: 'policy', list_orders: 'subject', buy_it: 'phase' },
    ],
    [
      'a foreign name',
      { type: 'foreign', names: ['put_it'] },
      ['get_it'],
      { put_it: 'duplicate', list_orders: 'subject', buy_it: 'phase' },
    ],
    [
      'a foreign name that only looks like ours',
      { type: 'foreign', names: ['put_its'] },
      ['get_it', 'put_it'],
      { list_orders: 'subject', buy_it: 'phase' },
    ],
    [
      'the browser',
      { type: 'refused', name: 'get_it' },
      ['put_it'],
      { get_it: 'browser', list_orders: 'subject', buy_it: 'phase' },
    ],
    [
      'the shopper who turned tools off',
      { type: 'status', status: 'off' },
      [],
      { get_it: 'disabled', put_it: 'disabled', list_orders: 'disabled', buy_it: 'disabled' },
    ],
    [
      'phase none',
      { type: 'phase', phase: 'none', rule: 'r' },
      [],
      { get_it: 'phase', put_it: 'phase', list_orders: 'phase', buy_it: 'phase' },
    ],
  ])('follows %s, with a reason for each that is not', (...[, event, names, reasons]) => {
    const result = after(event);
    expect(result.names).toEqual(names);
    expect(result.reasons).toEqual(reasons);
  });

  it('has no commit tool while someone else holds one of our names', () => {
    const at: SurfaceEvent = { type: 'phase', phase: 'checkout', rule: 'r' };
    expect(after(at, { type: 'foreign', names: ['put_it'] }).reasons['buy_it']).toBe('duplicate');
    expect(after(at, { type: 'foreign', names: ['put_it'] }, { type: 'foreign', names: [] }).names).toContain(
      'buy_it',
    );
  });

  it('is at most twenty tools, the first ones', () => {
    const tools = Array.from({ length: 23 }, (_, index) => readTool(`get_it_${index}`));
    const { names, reasons } = after({ type: 'tools', sets: [{ phase: 'storefront', tools }] });
    expect(names).toEqual(tools.slice(0, 20).map(({ name }) => name));
    expect(reasons).toEqual({ get_it_20: 'budget', get_it_21: 'budget', get_it_22: 'budget' });
  });

  it('holds the first of two tools of one name in two sets', () => {
    const other = readTool('get_it', { title: 'Other' });
    const { surface } = after({ type: 'tools', sets: [...sets, { phase: 'storefront', tools: [other] }] });
    expect(surface.visible).toContain(get);
    expect(surface.visible).not.toContain(other);
  });
});

describe('one step', () => {
  it('aborts what goes, registers what comes and keeps what stays', () => {
    const { effects } = after({ type: 'phase', phase: 'checkout', rule: 'r' });
    expect(effects).toEqual({ abort: [put], register: [buy], announce: true });
  });

  it('replaces a definition by abort and registration of the same name', () => {
    const next = readTool('get_it', { title: 'New' });
    const { effects } = after({ type: 'tools', sets: [{ phase: 'storefront', tools: [next, put] }] });
    expect(effects).toEqual({ abort: [get], register: [next], announce: true });
  });

  it('moves the epoch by one however much changes, and not at all where nothing does', () => {
    const { epoch } = after().surface;
    expect(after({ type: 'phase', phase: 'checkout', rule: 'r' }).surface.epoch).toBe(epoch + 1);
    for (const event of [
      ...start,
      { type: 'subject', present: false },
      { type: 'foreign', names: [] },
    ] as SurfaceEvent[]) {
      const { surface, effects } = after(event);
      expect(surface.epoch).toBe(epoch);
      expect(effects).toEqual({ abort: [], register: [], announce: false });
    }
  });

  it('moves the epoch with the phase although the same tools stay', () => {
    const both: ToolSet[] = [{ phase: ['storefront', 'receipt'], tools: [get] }];
    const before = after({ type: 'tools', sets: both }).surface.epoch;
    const { surface, effects } = after(
      { type: 'tools', sets: both },
      { type: 'phase', phase: 'receipt', rule: 'r' },
    );
    expect(surface.epoch).toBe(before + 1);
    expect(effects).toEqual({ abort: [], register: [], announce: true });
  });

  it('says nothing of phases while nothing is on display', () => {
    const off = after({ type: 'status', status: 'off' }).surface;
    const [surface, effects] = step(off, { type: 'phase', phase: 'checkout', rule: 'r' });
    expect(effects.announce).toBe(false);
    expect(surface).toMatchObject({ phase: 'checkout', epoch: off.epoch });
  });

  it('lifts the epoch over what the tab had', () => {
    const { surface } = after({ type: 'epoch', atLeast: 40 });
    expect(surface.epoch).toBe(41);
  });

  it('gives tools the browser refused another chance when tools are replaced', () => {
    expect(after({ type: 'refused', name: 'get_it' }, { type: 'tools', sets }).names).toContain('get_it');
  });

  it('leaves the former surface as it was', () => {
    const [first] = step(firstSurface({ version: '1' }), start[0] as SurfaceEvent);
    const copy = structuredClone({ ...first, sets: [], visible: [] });
    step(first, { type: 'status', status: 'on' });
    expect({ ...first, sets: [], visible: [] }).toEqual(copy);
  });
});
