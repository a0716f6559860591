import { inEnglish, quoted } from '@marquee/kernel';
import { inWords } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { retryAt } from '../src/jobs/rules.ts';
import { healthOfFailure, healthOfRead, healthOfUnchanged, retryDueAt, usualYield } from '../src/sources/health.ts';

const failure = (change: object) => ({
  kind: 'failed' as const,
  reason: 'http-status' as const,
  detail: quoted('no'),
  transient: false,
  ...change,
});

describe('the health of a source', () => {
  it.each([
    [12, 12, false, 'ok'],
    [3, 12, false, 'ok'],
    [2, 12, false, 'drifted'],
    [0, 12, false, 'drifted'],
    [0, 4, false, 'no-events'],
    [0, null, false, 'no-events'],
    [0, 12, true, 'parse-error'],
    [5, null, true, 'ok'],
    [1, 4, false, 'ok'],
  ])('%i events where %j are usual, a parse error: %s: %s [BEY-09]', (found, usual, isFaulty, health) => {
    const fault = isFaulty ? quoted('The JSON breaks off.') : null;
    const read = healthOfRead(found, usual, { fault });
    expect(read.health).toBe(health);
    if (health === 'parse-error') expect(read.detail).toBe(fault);
  });

  it.each([
    [12, 12, 'Its rules are dropped.'],
    [0, 2, 'Its rules are dropped.'],
    [1, 12, 'It gave 1 events; 12 are usual.'],
  ])('%i events where %j are usual, by rules that no longer held: drifted, %s [BEY-09]', (found, usual, detail) => {
    const drift = quoted('Its rules are dropped.');
    const read = healthOfRead(found, usual, { drift });
    expect(read.health).toBe('drifted');
    expect(read.detail && inEnglish(read.detail)).toBe(detail);
  });

  it.each([
    [{ reason: 'robots' }, 'forbidden'],
    [{ reason: 'robots', transient: true, status: 503 }, 'http-error'],
    [{ reason: 'challenge' }, 'blocked'],
    [{ status: 401 }, 'blocked'],
    [{ status: 403 }, 'blocked'],
    [{ status: 429, transient: true }, 'blocked'],
    [{ status: 404 }, 'http-error'],
    [{ status: 500, transient: true }, 'http-error'],
    [{ reason: 'timeout', transient: true }, 'http-error'],
  ])('a failure %j: %s [BEY-09]', (change, health) => {
    expect(healthOfFailure(failure(change))).toBe(health);
  });

  it.each([
    ['http-error', 12, 'ok'],
    ['ok', 12, 'ok'],
    ['blocked', 0, 'drifted'],
    ['drifted', 1, 'drifted'],
    ['parse-error', 0, 'parse-error'],
    ['new', null, 'new'],
  ] as const)('a page as before after %s, with %j events: %s [BEY-09]', (health, lastYield, expected) => {
    expect(healthOfUnchanged({ health, healthDetail: null, lastYield, usualYield: 12 }, true).health).toBe(expected);
  });

  it.each([
    [{ isMissing: true }, 12, 'missing'],
    [{ isMissing: true, past: 3 }, null, 'missing'],
    [{ past: 40 }, 40, 'over'],
    [{ past: 1 }, null, 'over'],
    [{}, null, 'no-events'],
    [{ fault: quoted('It breaks off.'), isMissing: true, past: 4 }, 12, 'parse-error'],
  ])('a page without an event to come, %j: %s are usual: %s', (signs, usual, health) => {
    expect(healthOfRead(0, usual, signs).health).toBe(health);
    expect(healthOfRead(5, 5, { ...signs, fault: null }).health).toBe('ok');
  });

  it('says whether a source ever listed events', () => {
    expect(inWords(healthOfRead(0, null).detail)).toContain('they never have');
    expect(inWords(healthOfRead(0, 3).detail)).toContain('any more');
  });

  it.each([
    ['ok', 14, false, 'over'],
    ['drifted', 2, false, 'over'],
    ['over', 0, false, 'over'],
    ['no-events', 0, false, 'no-events'],
    ['ok', 14, true, 'ok'],
    ['new', null, false, 'new'],
  ] as const)(
    'a page as before after %s, which listed %j, with events to come: %s: %s',
    (health, lastYield, hasMore, expected) => {
      expect(healthOfUnchanged({ health, healthDetail: null, lastYield, usualYield: 12 }, hasMore).health).toBe(
        expected,
      );
    },
  );

  it('the usual yield follows slowly', () => {
    expect(usualYield(null, 10)).toBe(10);
    expect(usualYield(10, 0)).toBe(7);
  });
});

describe('when to come back', () => {
  const HOUR = 3_600_000;
  it('after a permanent failure at the usual time, after a temporary one in minutes, never later than requested', () => {
    expect(retryDueAt(0, 1, 6 * HOUR, { transient: false })).toBe(6 * HOUR);
    expect(retryDueAt(0, 1, 6 * HOUR, { transient: true })).toBe(5 * 60_000);
    expect(retryDueAt(0, 50, 6 * HOUR, { transient: true })).toBe(6 * HOUR);
    expect(retryDueAt(0, 1, 6 * HOUR, { transient: true, retryAfterMs: 24 * HOUR })).toBe(24 * HOUR);
  });

  it('a job waits from half to all of a doubling time, at most an hour', () => {
    expect([retryAt(0, 1, 0), retryAt(0, 1, 1), retryAt(0, 2, 1), retryAt(0, 40, 1)]).toEqual([
      7_500,
      15_000,
      30_000,
      HOUR,
    ]);
  });
});
