import { describe, expect, it } from 'vitest';
import { createBoundedStore } from '../src/bounded-store.ts';

const LIMITS = { newSize: 100, keptSize: 300, mostEach: 50 };

describe('a bounded store', () => {
  it('keeps what people read while 4,000 different questions come by', () => {
    const store = createBoundedStore<number>(LIMITS);
    for (let n = 0; n < 30; n += 1) {
      store.set(`read ${n}`, n, 10);
      expect(store.get(`read ${n}`)).toBe(n);
    }
    for (let n = 0; n < 4_000; n += 1) store.set(`made up ${n}`, n, 10);
    expect(store.size()).toBeLessThanOrEqual(400);
    for (let n = 0; n < 30; n += 1) expect(store.get(`read ${n}`)).toBe(n);
  });

  it('never holds more than its limits, whatever the sizes and the order', () => {
    const store = createBoundedStore<number>(LIMITS);
    for (let n = 0; n < 5_000; n += 1) {
      store.set(`key ${(n * 7) % 97}`, n, (n * 13) % 70);
      if (n % 3 === 0) store.get(`key ${(n * 5) % 97}`);
      if (n % 11 === 0) store.delete(`key ${n % 97}`);
      expect(store.size()).toBeLessThanOrEqual(400);
      expect(store.size()).toBeGreaterThanOrEqual(0);
    }
  });

  it('replaces an entry, and drops it for one that is too large', () => {
    const store = createBoundedStore<number>(LIMITS);
    store.set('a', 1, 10);
    expect(store.get('a')).toBe(1);
    store.set('a', 2, 20);
    expect([store.get('a'), store.size()]).toEqual([2, 20]);
    store.set('a', 3, 51);
    expect([store.get('a'), store.size()]).toEqual([undefined, 0]);
  });

  it('gives up what was read longest ago', () => {
    const store = createBoundedStore<number>(LIMITS);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      store.set(key, 1, 50);
      store.get(key);
      store.get('a');
    }
    expect(store.get('b')).toBeUndefined();
    expect([store.get('a'), store.get('g')]).toEqual([1, 1]);
  });
});
