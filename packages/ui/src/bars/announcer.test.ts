import { expect, it } from 'vitest';
import { exampleClock } from '../../example-clock.ts';
import { createAnnouncer, pause_ms } from './announcer.ts';

it('speaks at once, then only the latest after each pause', () => {
  const clock = exampleClock();
  const said: string[] = [];
  const announce = createAnnouncer(clock, (text) => said.push(text));
  for (const text of ['one', 'two', 'three']) announce(text);
  expect(said).toEqual(['one']);
  clock.advance(pause_ms - 1);
  expect(said).toEqual(['one']);
  clock.advance(1);
  expect(said).toEqual(['one', 'three']);
  announce('four');
  clock.advance(pause_ms);
  clock.advance(pause_ms);
  announce('five');
  expect(said).toEqual(['one', 'three', 'four', 'five']);
});
