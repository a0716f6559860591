import { DAY_MS, type Instant } from '@marquee/kernel';
import { dateOf, daysBetween, localOf, startOfDay } from '../places/index.ts';

/** Of a day's share this much is ready when the day begins, so that a quiet morning is no empty one. */
const HEAD_START = 1 / 12;

export interface Paced {
  limitCents: number;
  spentCents: number;
  spentTodayCents: number;
  endDay: string;
  timezone: string;
}

/** The day in a zone, and the share of it that is over. */
export function dayIn(now: Instant, zone: string): { day: string; share: number } {
  return { day: dateOf(localOf(now, zone)), share: Math.min(1, (now - startOfDay(now, zone)) / DAY_MS) };
}

/** What may be spent today until now: what was left this morning in equal parts over the days left, through each day evenly. */
export function allowanceNow(
  { limitCents, spentCents, spentTodayCents, endDay, timezone }: Paced,
  now: Instant,
): number {
  const { day, share } = dayIn(now, timezone);
  const daysLeft = Math.max(1, daysBetween(day, endDay) + 1);
  const leftThisMorning = limitCents - (spentCents - spentTodayCents);
  return Math.ceil((leftThisMorning / daysLeft) * Math.min(1, share + HEAD_START));
}

/** Whether an ad may be served now. */
export function isInPace(ad: Paced, now: Instant): boolean {
  return ad.spentCents < ad.limitCents && ad.spentTodayCents < allowanceNow(ad, now);
}
