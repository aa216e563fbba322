import { expect, it } from 'vitest';
import { lateChannel } from './late-channel.ts';

function setUp(open?: () => never) {
  const done: unknown[] = [];
  const waiting: (() => void)[] = [];
  const real = () => {
    done.push('open');
    return {
      postMessage: (message: unknown) => void done.push(message),
      addEventListener: () => void done.push('listen'),
    };
  };
  return { done, waiting, channel: lateChannel(open ?? real, (then) => waiting.push(then)) };
}

it('is opened to listen only when there is time', () => {
  const { done, waiting, channel } = setUp();
  channel.addEventListener('message', () => {});
  expect(done).toEqual([]);
  waiting.forEach((then) => then());
  expect(done).toEqual(['open', 'listen']);
});

it('is opened at once to say something, and only once', () => {
  const { done, waiting, channel } = setUp();
  channel.addEventListener('message', () => {});
  channel.postMessage('hello');
  waiting.forEach((then) => then());
  expect(done).toEqual(['open', 'hello', 'listen']);
});

it('says nothing where the browser has none', () => {
  const { waiting, channel } = setUp(() => {
    throw new TypeError('no channel');
  });
  channel.addEventListener('message', () => {});
  channel.postMessage('hello');
  expect(() => waiting.forEach((then) => then())).not.toThrow();
});
