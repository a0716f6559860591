import { expect, it } from 'vitest';
import { healthOfRate } from '../src/sources/activity-rules.ts';

it.each([
  [0, 'healthy'],
  [9.9, 'healthy'],
  [10, 'warning'],
  [29.9, 'warning'],
  [30, 'critical'],
  [99.9, 'critical'],
  [100, 'failed'],
] as const)('of a source of which %s%% of the reads fail is said that it is %s [PERF-06]', (rate, health) => {
  expect(healthOfRate(rate)).toBe(health);
});
