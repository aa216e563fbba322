import { createMemoryDocument } from '@vitrine/testkit';
import { describe, expect, it } from 'vitest';
import { createEpochs } from './epochs.ts';
import { createEvents } from './events.ts';
import { until } from './stage.fixture.ts';
import { createTabMemory } from './tab-memory.ts';

const storage = () => createMemoryDocument().window.sessionStorage;
const broken = (): never => {
  throw new Error('denied');
};

describe('the memory of a tab', () => {
  it('reads what it wrote and forgets on null', () => {
    const kept = storage();
    const memory = createTabMemory(() => kept);
    expect(memory.read('a')).toBeNull();
    memory.write('a', 'x');
    expect(memory.read('a')).toBe('x');
    memory.write('a', null);
    expect(kept.length).toBe(0);
  });

  it.each([
    ['missing', () => undefined],
    ['forbidden', broken],
    ['full', () => Object.assign(storage(), { setItem: broken, getItem: broken, removeItem: broken })],
  ])('never throws where storage is %s', (_how, open) => {
    const memory = createTabMemory(open);
    memory.write('a', 'x');
    memory.write('a', null);
    expect(memory.read('a')).toBeNull();
  });
});

describe('the epochs of a tab', () => {
  it.each([
    [null, 0, 0],
    ['7 3', 7, 3],
    ['7', 7, 0],
    ['x y', 0, 0],
    ['', 0, 0],
  ])('reads %j as %d and %d', (text, surface, subject) => {
    const memory = createTabMemory(storage.bind(null));
    const epochs = createEpochs({ ...memory, read: () => text }, () => ({ surface: 0, subject: 0 }));
    expect(epochs.read()).toEqual({ surface, subject });
  });

  it('writes nothing before what was stored has been read, and then what they are at the end of the task', async () => {
    const kept = storage();
    const now = { surface: 1, subject: 0 };
    const epochs = createEpochs(
      createTabMemory(() => kept),
      () => now,
    );
    epochs.keep();
    await new Promise((done) => setTimeout(done, 10));
    expect(kept.length).toBe(0);
    epochs.read();
    epochs.keep();
    now.surface = 5;
    await until(() => kept.getItem('vitrine:epochs') === '5 0');
  });
});

describe('events', () => {
  it('reach listeners of their kind and the document, where nothing is listened to', () => {
    const { document } = createMemoryDocument();
    const events = createEvents(document);
    const seen: unknown[] = [];
    events.on('ready', (detail) => seen.push(detail));
    document.addEventListener('vitrine:ready', (event) => seen.push((event as CustomEvent).detail));
    events.emit('ready', { tools: 3 });
    events.emit('unavailable', { reason: 'no_api' });
    document.dispatchEvent(new CustomEvent('vitrine:ready', { detail: 'forged' }));
    expect(seen).toEqual([{ tools: 3 }, { tools: 3 }, 'forged']);
  });
});
