import type { Effect } from './tool-definition.ts';
import type { Surface } from './surface.ts';
import type { Unavailable } from './model-context.ts';

/** A call as everybody may hear of it: no arguments, no results. */
export interface CallNotice {
  id: string;
  tool: string;
  title: string;
  effect: Effect;
}

/** Events and what each carries; nothing in them is secret. */
export interface VitrineEvents {
  ready: { tools: number };
  surface: Pick<Surface, 'phase' | 'epoch' | 'status' | 'excluded'> & { tools: string[] };
  subject: { present: boolean; epoch: number };
  call_started: CallNotice;
  call_waiting: CallNotice;
  call_ended: CallNotice & { status: string; code?: string; side_effect?: string };
  foreign_tool: { name: string; like: string };
  unavailable: { reason: Unavailable };
}

/** Hands events to listeners and mirrors each as `CustomEvent('vitrine:<name>')` on the document; mirrors are never listened to. */
export function createEvents(document: Document) {
  // An event target reports what a listener throws and goes on.
  const own = new EventTarget();
  return {
    emit<Name extends keyof VitrineEvents>(name: Name, detail: VitrineEvents[Name]): void {
      own.dispatchEvent(new CustomEvent(name, { detail }));
      document.dispatchEvent(new CustomEvent(`vitrine:${name}`, { detail }));
    },
    on<Name extends keyof VitrineEvents>(name: Name, listener: (detail: VitrineEvents[Name]) => void): void {
      own.addEventListener(name, (event) => listener((event as CustomEvent<VitrineEvents[Name]>).detail));
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
