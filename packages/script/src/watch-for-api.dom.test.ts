import { createMemoryModelContext, installModelContext } from '@vitrine/testkit';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForApi } from './watch-for-api.ts';

let document: Document;
let window: Window;
let state: DocumentReadyState;
const start = vi.fn();
const bring = (): void => void installModelContext(document, createMemoryModelContext());
const reach = (next: DocumentReadyState, type: string): void => {
  state = next;
  const target = type === 'load' ? window : window.document;
  target.dispatchEvent(new window.Event(type));
};

beforeEach(() => {
  vi.useFakeTimers();
  start.mockClear();
  window = new Window({ url: 'https://shop.example/' });
  document = window.document as unknown as Document;
  state = 'loading';
  Object.defineProperty(document, 'readyState', { get: () => state });
});
afterEach(() => vi.useRealTimers());

it('starts at once where tools can be registered', () => {
  bring();
  watchForApi(document, start);
  expect(start).toHaveBeenCalledOnce();
});

it.each([
  ['interactive', 'DOMContentLoaded'],
  ['complete', 'load'],
] as const)('starts with an API that is there at %s (%s)', (next, type) => {
  watchForApi(document, start);
  bring();
  expect(start).not.toHaveBeenCalled();
  reach(next, type);
  expect(start).toHaveBeenCalledOnce();
});

it('looks for the last time 3 s after load', () => {
  watchForApi(document, start);
  reach('complete', 'load');
  vi.advanceTimersByTime(2900);
  bring();
  vi.advanceTimersByTime(100);
  expect(start).toHaveBeenCalledOnce();
});

it('does not look any more after that', () => {
  watchForApi(document, start);
  reach('complete', 'load');
  vi.advanceTimersByTime(3000);
  bring();
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});

it('counts the 3 s from now where it comes after load', () => {
  state = 'complete';
  watchForApi(document, start);
  bring();
  vi.advanceTimersByTime(3000);
  expect(start).toHaveBeenCalledOnce();
});

it('starts once, however often it could', () => {
  bring();
  watchForApi(document, start);
  reach('interactive', 'DOMContentLoaded');
  reach('complete', 'load');
  vi.advanceTimersByTime(3000);
  expect(start).toHaveBeenCalledOnce();
});

it('does not start where the page forbids tools', () => {
  bring();
  Object.defineProperty(document, 'featurePolicy', { value: { allowsFeature: () => false } });
  watchForApi(document, start);
  reach('complete', 'load');
  vi.advanceTimersByTime(3000);
  expect(start).not.toHaveBeenCalled();
});
