import { describe, expect, it } from 'vitest';
import { fixedClock, newId, offsetClock, secureRandom, sha256Hex, systemClock } from '../src/index.ts';

describe('ids', () => {
  it('have 26 characters and sort by the time they were made', () => {
    const clock = fixedClock('2026-10-01T12:00:00Z');
    const ids = Array.from({ length: 200 }, () => {
      clock.advance(1);
      return newId(clock, secureRandom);
    });
    expect(ids.every((id) => /^[0-9a-hjkmnp-tv-z]{26}$/.test(id))).toBe(true);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('made in one moment differ', () => {
    const clock = fixedClock(0);
    expect(new Set(Array.from({ length: 2_000 }, () => newId(clock, secureRandom))).size).toBe(2_000);
  });
});

describe('a clock with an offset', () => {
  it('is ahead of the system’s by so many milliseconds, or behind it', () => {
    for (const offsetMs of [0, 1, -1, 86_400_000, -40 * 86_400_000, 500_000_000_000]) {
      const before = systemClock.now();
      const now = offsetClock(offsetMs).now() - offsetMs;
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(systemClock.now());
    }
  });
});

describe('hashes', () => {
  it('are SHA-256 (FIPS 180-4, "abc")', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256Hex('abc')).toBe(abc);
    expect(await sha256Hex(new TextEncoder().encode('abc'))).toBe(abc);
  });
});
