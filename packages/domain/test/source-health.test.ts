import { expect, it } from 'vitest';
import { readingStatus } from '../src/sources/activity-rules.ts';

it.each([
  [0, 'healthy'],
  [9.9, 'healthy'],
  [10, 'warning'],
  [29.9, 'warning'],
  [30, 'critical'],
  [99.9, 'critical'],
  [100, 'failed'],
] as const)('of a source of which %s%% of the reads fail is said that it is %s [PERF-06]', (rate, health) => {
  expect(readingStatus(rate, { active: 1, troubled: 0 })).toBe(health);
});

it.each([
  [0, 1, 1, 'critical'],
  [20, 2, 2, 'critical'],
  [100, 1, 1, 'failed'],
  [0, 3, 1, 'warning'],
  [50, 3, 1, 'critical'],
  [0, 0, 0, 'healthy'],
] as const)(
  'with %s%% of the reads failing, %i active sources and %i of them in trouble: %s',
  (rate, active, troubled, status) => {
    expect(readingStatus(rate, { active, troubled })).toBe(status);
  },
);
