import type { BoostPerformance } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import { daysRun, type Figures, performanceOf } from './performance.ts';

/** With fewer boosts or impressions than these, a comparison would be chance. */
const ENOUGH_BOOSTS = 5;
const ENOUGH_IMPRESSIONS = 1_000;

/** How boosts do together; null while there is too little to say (docs/spec/decisions.md 52). */
export function averageOf(
  boosts: ReadonlyArray<Figures & { startsAt: Instant | null; endsAt: Instant | null }>,
  now: Instant,
): BoostPerformance | null {
  const sum = { impressions: 0, views: 0, clicks: 0, conversions: 0 };
  let days = 0;
  for (const boost of boosts) {
    for (const key of Object.keys(sum) as Array<keyof Figures>) sum[key] += boost[key];
    days += daysRun(boost, now);
  }
  return boosts.length < ENOUGH_BOOSTS || sum.impressions < ENOUGH_IMPRESSIONS ? null : performanceOf(sum, days);
}
