import { fixedClock } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import {
  createMemoryPace,
  holdHost,
  idleHost,
  MAX_HOLD_MS,
  releaseSlot,
  reserveSlot,
  SLOT_EXPIRES_MS,
} from '../src/index.ts';
import { retryAfterMs } from '../src/retry-after.ts';

describe('the pace of one host', () => {
  it('gives the slot to one at a time', () => {
    const first = reserveSlot(idleHost, 1000, 1000, 'a');
    expect(first.waitMs).toBe(0);
    const second = reserveSlot(first.state, 1001, 1000, 'b');
    expect(second.waitMs).toBeGreaterThan(0);
    expect(second.state.holder?.token).toBe('a');
  });

  it('counts the pause from the end of the last request, by the interval of who asks next', () => {
    const ended = releaseSlot(reserveSlot(idleHost, 0, 1000, 'a').state, 4000, 'a');
    expect(reserveSlot(ended, 4500, 1000, 'b').waitMs).toBe(500);
    expect(reserveSlot(ended, 4500, 30_000, 'b').waitMs).toBe(29_500);
    expect(reserveSlot(ended, 5000, 1000, 'b').waitMs).toBe(0);
  });

  it('frees a slot whose holder died, and ignores the late release of that holder', () => {
    const taken = reserveSlot(idleHost, 0, 1000, 'a').state;
    expect(reserveSlot(taken, SLOT_EXPIRES_MS - 1, 1000, 'b').waitMs).toBe(1);
    expect(reserveSlot(taken, SLOT_EXPIRES_MS, 1000, 'b').waitMs).toBe(1000);
    const next = reserveSlot(taken, SLOT_EXPIRES_MS + 1000, 1000, 'b');
    expect(next.waitMs).toBe(0);
    expect(releaseSlot(next.state, SLOT_EXPIRES_MS + 1001, 'a').holder?.token).toBe('b');
  });

  it('holds a host, never longer than a day, never shorter because of a second answer', () => {
    const held = holdHost(idleHost, 0, 60_000);
    expect(reserveSlot(held, 0, 1000, 'a').waitMs).toBe(60_000);
    expect(holdHost(held, 0, 10_000).heldUntil).toBe(60_000);
    expect(holdHost(held, 0, 10 * MAX_HOLD_MS).heldUntil).toBe(MAX_HOLD_MS);
    expect(reserveSlot(held, 60_000, 1000, 'a').waitMs).toBe(0);
  });

  it('keeps hosts apart in memory', async () => {
    const clock = fixedClock(0);
    const pace = createMemoryPace(clock);
    const slot = await pace.reserve('a.example', 1000);
    expect(slot.waitMs).toBe(0);
    expect((await pace.reserve('b.example', 1000)).waitMs).toBe(0);
    expect((await pace.reserve('a.example', 1000)).waitMs).toBeGreaterThan(0);
    await pace.release('a.example', slot.token);
    expect((await pace.reserve('a.example', 1000)).waitMs).toBe(1000);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-10-01T12:00:00Z');
  it.each([
    ['120', 120_000],
    ['0', 1000],
    ['Thu, 01 Oct 2026 12:05:00 GMT', 300_000],
    ['Thu, 01 Oct 2020 12:05:00 GMT', 1000],
    ['99999999', MAX_HOLD_MS],
    ['soon', 60_000],
    [null, 60_000],
  ])('%s', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
