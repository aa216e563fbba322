import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageMove } from './page-move.ts';

function open({ canLeave = true, navigate = async () => undefined as void } = {}) {
  const moves: string[] = [];
  const move = createPageMove({
    navigate: (target) => (moves.push(target), navigate()),
    canLeave: () => canLeave,
    origin: () => 'https://shop.example',
  });
  return { move, moves };
}

afterEach(() => vi.useRealTimers());

describe('a page move', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/search?q=a b', '/search?q=a%20b'],
    ['https://shop.example/cart#lines', '/cart'],
    ['/a/../b', '/b'],
  ])('to %s goes to %s', (target, moving_to) => {
    expect(open().move.check(target)).toEqual({ ok: true, value: { moving_to } });
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    String.raw`\\evil.example`,
    '/.//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://shop.example/',
    'https://shop.example:444/',
  ])('to %s is a mistake and throws', (target) => {
    expect(() => open().move.check(target)).toThrow(TypeError);
  });

  it('is refused while the shopper has unsaved input', () => {
    expect(open({ canLeave: false }).move.check('/cart')).toEqual({
      ok: false,
      fault: { code: 'rejected', reason: 'unsaved_changes' },
    });
  });

  it('begins 100 ms after the answer, and is pending until it is over', async () => {
    vi.useFakeTimers();
    let arrive = (): void => undefined;
    const { move, moves } = open({ navigate: () => new Promise((done) => (arrive = done)) });
    expect(move.pending).toBe(false);
    move.go('/cart');
    await vi.advanceTimersByTimeAsync(99);
    expect([move.pending, moves]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([move.pending, moves]).toEqual([true, ['/cart']]);
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(move.pending).toBe(false);
  });

  it('is over although the page could not move', async () => {
    vi.useFakeTimers();
    const { move } = open({ navigate: () => Promise.reject(new Error('no')) });
    move.go('/cart');
    await vi.advanceTimersByTimeAsync(200);
    expect(move.pending).toBe(false);
  });
});
