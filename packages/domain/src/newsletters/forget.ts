import type { Statement } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';
import { forgetAddresses, forgetIssues } from './subscribers.sql.ts';

/** Forgets addresses that never confirmed or that left, and old issues. */
export function forgetSubscribers(now: Instant): Statement[] {
  const before = (days: number): Instant => now - days * DAY_MS;
  return [
    forgetAddresses({
      unconfirmed: before(KEPT_DAYS.unconfirmedSubscribers),
      ended: before(KEPT_DAYS.endedSubscribers),
    }),
    forgetIssues(new Date(before(KEPT_DAYS.newsletterIssues)).toISOString().slice(0, 10)),
  ];
}
