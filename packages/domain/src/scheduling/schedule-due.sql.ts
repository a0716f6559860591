import { type Database, events, flag, type Reading, type RowOf, readAll, rowsOf } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('scheduling.events-to-validate', { id: events.id, citySlug: events.citySlug });

/**
 * Events whose page is due to be checked, those first that are due longest: shown ones, cancelled ones too, because pages take that back, and
 * upcoming ones whose page was gone. When an event is due follows
 * from when it is and when it was last checked (`events.revalidate_at`).
 */
export function eventsToValidate(db: Database, { now, limit }: { now: Instant; limit: number }) {
  return readAll(
    db,
    sql`SELECT * FROM (SELECT id, city_slug FROM events WHERE status IN ('active', 'cancelled', 'postponed') AND url IS NOT NULL
        AND revalidate_at <= ${now} ORDER BY revalidate_at LIMIT ${limit})
      UNION SELECT * FROM (SELECT id, city_slug FROM events WHERE validation_error IS NOT NULL
        AND next_starts_at > ${now} AND revalidate_at <= ${now} LIMIT ${limit})`,
    DUE,
  );
}

const OPEN = rowsOf('scheduling.open-payments', { isAny: flag });

/** Whether a payment is open. */
export const hasOpenPayments: Reading<RowOf<typeof OPEN>> = {
  query: sql`SELECT EXISTS (SELECT 1 FROM payments WHERE status IN ('unpaid', 'processing')) AS is_any`,
  rows: OPEN,
};

const NOTICES = rowsOf('scheduling.notices', {
  hasChanges: flag,
  hasWeekly: flag,
  hasNewsletters: flag,
  hasSales: flag,
});

/** Whether a kept event that changed is to be told or forgotten, or a weekly letter or a newsletter, is due. */
export function noticesDue(now: Instant): Reading<RowOf<typeof NOTICES>> {
  return {
    query: sql`SELECT EXISTS (SELECT 1 FROM kept_changes WHERE due_at IS NOT NULL AND due_at <= ${now})
        OR EXISTS (SELECT 1 FROM kept_changes WHERE due_at IS NULL AND told_at < ${now - DAY_MS}) AS has_changes,
      EXISTS (SELECT 1 FROM notice_choices WHERE weekly_at IS NOT NULL AND weekly_at <= ${now}) AS has_weekly,
      EXISTS (SELECT 1 FROM newsletters WHERE due_at IS NOT NULL AND due_at <= ${now})
        OR EXISTS (SELECT 1 FROM newsletter_issues WHERE state = 'sending') AS has_newsletters,
      EXISTS (SELECT 1 FROM sale_notices WHERE due_at <= ${now}) AS has_sales`,
    rows: NOTICES,
  };
}
