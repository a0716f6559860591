import { SCHEDULE_DEFAULTS } from '@marquee/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { adaptiveInterval, nextPace, observed } from '../src/schedule/adaptive-rules.ts';
import { effectiveOf, hasteOf } from '../src/schedule/profile-rules.ts';
import { UNCHANGED } from '../src/schedule/settings.ts';

const SIX_HOURS = 6 * HOUR_MS;
const RULES = { intervalMs: SIX_HOURS, floorMs: 30 * MINUTE_MS, pace: 1 };
const NOTHING = { changes: 0, spanMs: 0 };

/** What follows from reads that were each `everyMs` apart and saw a change or not. */
function after(seen: readonly boolean[], everyMs = SIX_HOURS) {
  return seen.reduce((history, changed) => observed(history, everyMs, changed), NOTHING);
}
const dueIn = (seen: readonly boolean[], given: Partial<typeof RULES> & object = {}) =>
  adaptiveInterval(after(seen), { ...RULES, ...given }).dueInMs;

describe('adaptive reading', () => {
  it('begins with the interval of the source', () => {
    expect(adaptiveInterval(NOTHING, RULES)).toEqual({ plannedMs: SIX_HOURS, dueInMs: SIX_HOURS });
  });

  it('reads more often what changes at each read, and more seldom what never changes', () => {
    const busy = dueIn(Array(20).fill(true));
    const quiet = dueIn(Array(20).fill(false));
    expect(busy).toBeLessThan(SIX_HOURS * 0.6);
    expect(quiet).toBeGreaterThan(SIX_HOURS * 2.5);
  });

  it('follows a source that becomes busy again', () => {
    const woken = dueIn([...Array(20).fill(false), ...Array(10).fill(true)]);
    expect(woken).toBeLessThan(SIX_HOURS);
  });

  it.each([
    ['never below the floor', { floorMs: 5 * HOUR_MS }, Array(30).fill(true), 5 * HOUR_MS],
    ['never above a week', { intervalMs: 7 * DAY_MS }, Array(30).fill(false), 7 * DAY_MS],
    [
      'at least daily while a show is near',
      { intervalMs: 3 * DAY_MS, nextEventInMs: 2 * DAY_MS },
      [false, false],
      DAY_MS,
    ],
    [
      'the floor wins over a near show',
      { intervalMs: 3 * DAY_MS, floorMs: 2 * DAY_MS, nextEventInMs: HOUR_MS },
      [false],
      2 * DAY_MS,
    ],
  ])('%s', (_name, given, seen, expected) => {
    expect(dueIn(seen as boolean[], given)).toBe(expected);
  });

  it('is twice as often in the fast profile, and plans are kept without it', () => {
    const { plannedMs, dueInMs } = adaptiveInterval(NOTHING, { ...RULES, haste: 0.5 });
    expect([plannedMs, dueInMs]).toEqual([SIX_HOURS, SIX_HOURS / 2]);
  });

  it('keeps its pace to what fixed intervals would cost, within bounds', () => {
    expect(nextPace(1, { wanted: 400, planned: 600 })).toBe(1.5);
    expect(nextPace(1.5, { wanted: 400, planned: 400 })).toBe(1.5);
    expect(nextPace(1, { wanted: 0, planned: 0 })).toBe(1);
    expect(nextPace(1, { wanted: 1, planned: 1_000 })).toBe(4);
    expect(nextPace(1, { wanted: Number.NaN, planned: 3 })).toBe(1);
  });
});

describe('the profile in force', () => {
  it('is what is set while always-on is off', () => {
    expect(effectiveOf(UNCHANGED, true)).toMatchObject({
      scrapingMs: SCHEDULE_DEFAULTS.minScrapingInterval,
      discoveryMs: SCHEDULE_DEFAULTS.discoveryInterval,
      newSourceMs: SCHEDULE_DEFAULTS.newSourceInterval,
      alwaysOn: false,
    });
    expect(hasteOf(UNCHANGED)).toBe(1);
  });

  it('is the faster of the two while it is on', () => {
    const set = { ...UNCHANGED, alwaysOn: true, minScrapingMs: 5 * MINUTE_MS };
    expect(effectiveOf(set, true)).toMatchObject({
      scrapingMs: 5 * MINUTE_MS,
      discoveryMs: 10 * MINUTE_MS,
      alwaysOn: true,
    });
    expect(hasteOf(set)).toBe(1);
    expect(hasteOf({ ...UNCHANGED, alwaysOn: true })).toBe(0.5);
  });

  it('is off while the scheduler is stopped', () => {
    const stopped = { ...UNCHANGED, alwaysOn: true, isRunning: false };
    expect(effectiveOf(stopped, true)).toMatchObject({ alwaysOn: false, isRunning: false, scrapingMs: 30 * MINUTE_MS });
  });
});
