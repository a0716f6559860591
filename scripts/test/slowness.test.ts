import { describe, expect, it } from 'vitest';
import { meanBetween, watchSlowness } from './slowness.ts';

describe('how slow the machine is', () => {
  const samples = [
    { at: 100_000, slowness: 1 },
    { at: 130_000, slowness: 4 },
    { at: 140_000, slowness: 6 },
    { at: 200_000, slowness: 0.9 },
  ];

  it('is the mean of what was measured meanwhile', () => {
    expect(meanBetween(samples, 125_000, 145_000)).toBe(5);
    expect(meanBetween(samples, 139_000, 139_500)).toBe(5);
  });

  it('is never less than that of a quiet machine', () => {
    expect(meanBetween(samples, 195_000, 205_000)).toBe(1);
  });

  it('is that of the whole run where nothing was measured meanwhile', () => {
    expect(meanBetween(samples, 500_000, 501_000)).toBeCloseTo(2.975);
  });

  it('is measured by work', { tags: ['deep'] }, () => {
    const { between, stop } = watchSlowness();
    stop();
    const slowness = between(0, Number.MAX_SAFE_INTEGER);
    expect(slowness).toBeGreaterThanOrEqual(1);
    expect(slowness).toBeLessThanOrEqual(20);
  });
});
