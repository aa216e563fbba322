import { budgets } from './budgets.ts';
import type { Unavailable } from './model-context.ts';
import type { PhaseNow } from './phase.ts';
import { refusedBy, type Policy } from './scope.ts';
import type { ToolDefinition, ToolSet } from './tool-definition.ts';

/** Why a known tool is not on display; for inspector and entries, never for the agent. */
export type Exclusion =
  | 'phase'
  | 'disabled'
  | 'scope'
  | 'subject'
  | 'policy'
  | 'budget'
  | 'duplicate'
  | 'browser'
  | 'lint';

/** What is on display now and what is not. `status` `off`: the shopper turned agent tools off here. */
export interface Surface extends PhaseNow {
  readonly status: 'on' | 'off' | 'asleep' | Unavailable;
  /** Rises with every change of what is on display. */
  readonly epoch: number;
  readonly subject: boolean;
  readonly policy: Policy;
  readonly sets: readonly ToolSet[];
  /** Names of someone else's tools on this page that are ours or look like ours. */
  readonly foreign: readonly string[];
  /** Names the browser refused. */
  readonly refused: readonly string[];
  readonly visible: readonly ToolDefinition[];
  readonly excluded: readonly { name: string; reason: Exclusion }[];
}

export type SurfaceEvent =
  | ({ type: 'phase' } & PhaseNow)
  | { type: 'subject'; present: boolean }
  | { type: 'policy'; policy: Policy }
  | { type: 'tools'; sets: readonly ToolSet[] }
  | { type: 'foreign'; names: readonly string[] }
  | { type: 'refused'; name: string }
  | { type: 'status'; status: Surface['status'] }
  /** Epochs are kept per tab; what was stored is read after registration and only lifts. */
  | { type: 'epoch'; atLeast: number };

/** What one file carries out: aborts first, then registrations, then one announcement. */
export interface SurfaceEffects {
  abort: readonly ToolDefinition[];
  register: readonly ToolDefinition[];
  announce: boolean;
}

/** The surface before anything is known: asleep, nothing on display. */
export function firstSurface(policy: Policy): Surface {
  return {
    status: 'asleep',
    phase: 'none',
    rule: 'start',
    epoch: 0,
    subject: false,
    policy,
    sets: [],
    foreign: [],
    refused: [],
    visible: [],
    excluded: [],
  };
}

/** Whether a tool of this name can be called now. */
export function isOnDisplay({ visible }: Surface, name: string): boolean {
  return visible.some((tool) => tool.name === name);
}

/** One step of the machine: pure. An event that changes nothing on display has no effects. */
export function step(surface: Surface, event: SurfaceEvent): [Surface, SurfaceEffects] {
  const known = apply(surface, event);
  const { visible, excluded } = select(known);
  const abort = surface.visible.filter((tool) => !visible.includes(tool));
  const register = visible.filter((tool) => !surface.visible.includes(tool));
  const moved =
    abort.length + register.length > 0 ||
    known.status !== surface.status ||
    (known.status === 'on' && known.phase !== surface.phase);
  return [
    { ...known, visible: moved ? visible : surface.visible, excluded, epoch: known.epoch + Number(moved) },
    { abort, register, announce: moved },
  ];
}

function apply(surface: Surface, event: SurfaceEvent): Surface {
  switch (event.type) {
    case 'phase':
      return { ...surface, phase: event.phase, rule: event.rule };
    case 'subject':
      return { ...surface, subject: event.present };
    case 'policy':
      return { ...surface, policy: event.policy };
    case 'tools':
      return { ...surface, sets: event.sets, refused: [] };
    case 'foreign':
      return { ...surface, foreign: event.names };
    case 'refused':
      return { ...surface, refused: [...surface.refused, event.name] };
    case 'status':
      return { ...surface, status: event.status };
    case 'epoch':
      return { ...surface, epoch: surface.epoch + event.atLeast };
  }
}

/** Which of the known tools are on display, and the reason for each that is not; first reason wins. */
function select(surface: Surface): Pick<Surface, 'visible' | 'excluded'> {
  const visible: ToolDefinition[] = [];
  const excluded = new Map<string, Exclusion>();
  const ours = new Set(surface.sets.flatMap((set) => set.tools.map((tool) => tool.name)));
  const clash = surface.foreign.some((name) => ours.has(name));
  for (const set of surface.sets) {
    for (const tool of set.tools) {
      const reason = reasonAgainst(surface, set, { tool, clash, visible });
      if (reason === undefined) visible.push(tool);
      else if (!excluded.has(tool.name)) excluded.set(tool.name, reason);
    }
  }
  for (const tool of visible) excluded.delete(tool.name);
  return { visible, excluded: [...excluded].map(([name, reason]) => ({ name, reason })) };
}

function reasonAgainst(
  surface: Surface,
  set: ToolSet,
  { tool, clash, visible }: { tool: ToolDefinition; clash: boolean; visible: readonly ToolDefinition[] },
): Exclusion | undefined {
  if (surface.status !== 'on') return 'disabled';
  if (surface.phase === 'none' || ![set.phase].flat().includes(surface.phase)) return 'phase';
  const refusal = refusedBy(surface.policy, tool);
  if (refusal) return refusal;
  if (tool.subject === 'required' && !surface.subject) return 'subject';
  if (surface.foreign.includes(tool.name) || (clash && tool.effect === 'commit')) return 'duplicate';
  if (surface.refused.includes(tool.name)) return 'browser';
  if (visible.some((other) => other.name === tool.name)) return 'duplicate';
  return visible.length >= budgets.tools ? 'budget' : undefined;
}
