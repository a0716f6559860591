import type { Dashboard } from '@marquee/contract';
import type { scrapeHours } from '@marquee/db';
import { HOUR_MS, type Instant } from '@marquee/kernel';

export type Hour = typeof scrapeHours.$inferSelect;
type Day = Dashboard['today'];

/** The sum of the hours from one to before another. */
export function sumOf(hours: readonly Hour[], from: number, to: number): Day {
  const sum = { reads: 0, readErrors: 0, found: 0, saved: 0 };
  for (const { hour, runs, errors, found, saved } of hours) {
    if (hour < from || hour >= to) continue;
    sum.reads += runs;
    sum.readErrors += errors;
    sum.found += found;
    sum.saved += saved;
  }
  return sum;
}

/** Hours of the last day, or days: empty ones, too. */
export function readPoints(hours: readonly Hour[], now: Instant, days: number): Dashboard['reads'] {
  const hour = Math.floor(now / HOUR_MS) + 1;
  const unit = days === 1 ? 'hour' : 'day';
  const span = days === 1 ? 1 : 24;
  const count = days === 1 ? 24 : days;
  const points = Array.from({ length: count }, (_, index) => {
    const from = hour - (count - index) * span;
    return { at: new Date(from * HOUR_MS).toISOString(), ...sumOf(hours, from, from + span) };
  });
  return { unit, points };
}
