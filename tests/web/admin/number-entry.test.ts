import {
  ALERT_AGAIN_HOURS,
  BATCH_MAX,
  EXPANSION_BOUNDS,
  MOST_DAILY_TOKENS,
  SCHEDULE_BOUNDS,
  SOURCE_INTERVAL_MINUTES,
  TRIAL_LIMIT_MAX,
} from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { enteredNumber, NUMBER_RANGES, numberFault, rangeText } from '../../../apps/web/src/admin/kit/number-entry.ts';

const MINUTE_MS = 60_000;
const minutes = ({ least, most }: { least: number; most: number }) => ({
  least: least / MINUTE_MS,
  most: most / MINUTE_MS,
});

describe('a number field of the console', () => {
  const range = { least: 1, most: 10_080 };

  it.each([
    ['1', 1],
    [' 90 ', 90],
    ['007', 7],
    ['10080', 10_080],
    ['10,080', 10_080],
    [45, 45],
  ])('takes %j as the whole number %i [SHELL-10]', (typed, value) => {
    expect(enteredNumber(typed, range)).toBe(value);
    expect(numberFault(typed, range)).toBeUndefined();
  });

  it.each([
    ['', null, '   ', 'ten', '12 events', '1.5', '1.0', '-3', '+3', '1e3', '0x10', '1,2', ',1', '１２', 'Infinity'],
    [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10_081, 1e21, '9'.repeat(400), '1'.repeat(100_000)],
  ])('says what it takes instead of guessing, rounding or cutting [SHELL-10]', (...wrong) => {
    for (const typed of wrong) {
      expect(enteredNumber(typed, range)).toBeNull();
      expect(numberFault(typed, range)).toBe('Enter a whole number from 1 to 10,080.');
    }
  });

  it('states its range [SHELL-10]', () => {
    expect(rangeText(NUMBER_RANGES.extractorEvents)).toBe('1 to 20');
    expect(rangeText(NUMBER_RANGES.tokens)).toBe('0 to 1,000,000,000');
  });

  it('takes exactly what the server takes [SHELL-10]', () => {
    expect(NUMBER_RANGES).toEqual({
      extractorEvents: { least: 1, most: TRIAL_LIMIT_MAX },
      imageBatch: { least: 1, most: BATCH_MAX },
      sourceMinutes: SOURCE_INTERVAL_MINUTES,
      scheduleMinutes: minutes(SCHEDULE_BOUNDS.intervalMs),
      concurrentReads: SCHEDULE_BOUNDS.concurrent,
      delayMs: SCHEDULE_BOUNDS.delayMs,
      expansionMinutes: minutes(EXPANSION_BOUNDS.intervalMs),
      citiesPerDay: EXPANSION_BOUNDS.dailyCities,
      alertHours: ALERT_AGAIN_HOURS,
      tokens: { least: 0, most: MOST_DAILY_TOKENS },
    });
  });
});
