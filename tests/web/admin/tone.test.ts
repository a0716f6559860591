import { describe, expect, it } from 'vitest';
import {
  auditTone,
  failureTone,
  heatTone,
  memoryTone,
  rateGrade,
  speedGrade,
} from '../../../apps/web/src/admin/kit/tone.ts';

describe('colors of the console stand at the stated thresholds', () => {
  it.each([
    [0, 'good'],
    [9.99, 'good'],
    [10, 'warn'],
    [29.99, 'warn'],
    [30, 'bad'],
    [100, 'bad'],
  ])('a failure rate of %d%% is %s [SCRAPE-07]', (rate, tone) => {
    expect(failureTone(rate)).toBe(tone);
  });

  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-19T12:00:01Z', 'good'],
    ['2026-11-19T12:00:00Z', 'warn'],
    ['2026-11-13T12:00:01Z', 'warn'],
    ['2026-11-13T12:00:00Z', 'bad'],
    [null, 'bad'],
    ['no date', 'bad'],
  ])('a city last read at %s is %s [SCRAPE-05]', (at, tone) => {
    expect(heatTone(at, now)).toBe(tone);
  });

  it.each([
    [60, 'good'],
    [60.1, 'warn'],
    [80, 'warn'],
    [80.1, 'bad'],
  ])('a heap of %d%% is %s [DIAG-05]', (share, tone) => {
    expect(memoryTone(share)).toBe(tone);
  });

  it('grades rates and speeds in words', () => {
    expect([90, 89.9, 75, 74.9, 50, 49.9].map((rate) => rateGrade(rate).word)).toEqual([
      'Excellent',
      'Good',
      'Good',
      'Fair',
      'Fair',
      'Poor',
    ]);
    expect([1_000, 1_001, 3_000, 3_001].map((ms) => speedGrade(ms).word)).toEqual(['Fast', 'Normal', 'Normal', 'Slow']);
  });
});

it.each([
  [100, 'good'],
  [95, 'good'],
  [94.9, 'warn'],
  [85, 'warn'],
  [84.9, 'bad'],
] as const)('an audit score of %d is %s [LOCINT-04]', (score, tone) => {
  expect(auditTone(score)).toBe(tone);
});
