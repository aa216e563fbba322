import type { Events } from '@vitrine/core';
import { windowClock, type Clock } from '../confirm/clock.ts';
import { ActivityElement } from './activity-element.ts';
import type { CartUndo } from './cart-undo.ts';
import { stayReachable } from './stay-reachable.ts';

export interface ActivityBarOptions {
  /** What happens on the page; listened to from now on. */
  events: Pick<Events, 'on'>;
  /** Stops every call that runs. */
  stop: () => void;
  /** Turns agent tools off or on in this browser. */
  turn: (on: boolean) => void;
  /** Absent: no Undo is offered. */
  undo?: CartUndo;
  clock?: Clock;
}

const tag = 'vitrine-activity';

/**
 * Puts the activity bar into the document: it tells the shopper what the agent does and did, and lets them stop it, take
 * cart changes back, and turn agent tools off.
 */
export function createActivityBar(document: Document, options: ActivityBarOptions): ActivityElement {
  const window = document.defaultView;
  if (!window) throw new TypeError('createActivityBar needs a document that is shown in a window');
  const { events, stop, turn, undo, clock = windowClock(window) } = options;
  if (!window.customElements.get(tag)) window.customElements.define(tag, ActivityElement);
  const element = document.createElement(tag) as ActivityElement;
  element.means = { clock, stop, turn, undo };
  element.setAttribute('role', 'region');
  element.dataset['vitrine'] = 'activity';

  events.on('call_started', (call) => element.take({ type: 'started', call }));
  events.on('call_waiting', (call) => element.take({ type: 'waiting', call }));
  events.on('call_ended', (call) => element.take({ type: 'ended', call }));
  events.on('subject', ({ present }) => element.take({ type: 'subject', present }));
  events.on('surface', ({ status }) => {
    if (status === 'on' || status === 'off') element.take({ type: 'turned', on: status === 'on' });
  });
  undo?.follow((news) => element.take({ type: 'cart', news }));
  document.body.append(element);
  stayReachable(element);
  return element;
}
