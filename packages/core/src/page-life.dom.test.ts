import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { watchPage } from './page-life.ts';

it('a gesture is a press of the shopper: no script, and no key that is still held down', () => {
  const window = new Window();
  let gestures = 0;
  watchPage({
    window: window as never,
    signal: new AbortController().signal,
    onHide: () => undefined,
    onReturn: async () => undefined,
    onGesture: () => (gestures += 1),
  });
  const press = (type: 'keydown' | 'pointerdown', { trusted = true, repeat = false } = {}): number => {
    const event = new window.KeyboardEvent(type, { repeat });
    Object.defineProperty(event, 'isTrusted', { value: trusted });
    window.dispatchEvent(event);
    return gestures;
  };
  expect(press('keydown')).toBe(1);
  expect(press('keydown', { repeat: true })).toBe(1);
  expect(press('keydown', { trusted: false })).toBe(1);
  expect(press('pointerdown')).toBe(2);
});
