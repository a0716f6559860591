import {
  type Database,
  events,
  figures,
  flag,
  keptChanges,
  literal,
  literals,
  newsletterIssues,
  newsletters,
  noticeChoices,
  payments,
  rowsOf,
  saleNotices,
  write,
} from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';

/**
 * Events whose page is due to be checked, those first that are due longest: shown ones, cancelled ones too, because pages take that back, and
 * upcoming ones whose page was gone. When an event is due follows
 * from when it is and when it was last checked (`events.revalidate_at`).
 */
export function eventsToValidate(db: Database, { now, limit }: { now: Instant; limit: number }) {
  const { id, citySlug, status, url, revalidateAt, validationError, nextStartsAt } = events;
  const isShown = inArray(status, literals('active', 'cancelled', 'postponed'));
  const isDue = lte(revalidateAt, now);
  const shown = db
    .select({ id, citySlug })
    .from(events)
    .where(and(isShown, isNotNull(url), isDue))
    .orderBy(asc(revalidateAt))
    .limit(limit)
    .as('shown');
  const gone = db
    .select({ id, citySlug })
    .from(events)
    .where(and(isNotNull(validationError), gt(nextStartsAt, now), isDue))
    .limit(limit)
    .as('gone');
  return db
    .select({ id: shown.id, citySlug: shown.citySlug })
    .from(shown)
    .union(db.select({ id: gone.id, citySlug: gone.citySlug }).from(gone));
}

const isOpen = inArray(payments.status, literals('unpaid', 'processing'));

/** Whether a payment is open. */
export const hasOpenPayments = {
  query: figures({ isAny: exists(write.select({ id: payments.id }).from(payments).where(isOpen)) }),
  rows: rowsOf('scheduling.open-payments', { isAny: flag }),
};

const NOTICES = rowsOf('scheduling.notices', {
  hasChanges: flag,
  hasWeekly: flag,
  hasNewsletters: flag,
  hasSales: flag,
});

/** Whether a kept event that changed is to be told or forgotten, or a weekly letter or a newsletter, is due. */
export function noticesDue(now: Instant) {
  const { eventId, dueAt, toldAt } = keptChanges;
  const changes = (which: ReturnType<typeof and>) => exists(write.select({ eventId }).from(keptChanges).where(which));
  const { userId, weeklyAt } = noticeChoices;
  const weekly = write
    .select({ userId })
    .from(noticeChoices)
    .where(and(isNotNull(weeklyAt), lte(weeklyAt, now)));
  const { citySlug, dueAt: issueDueAt } = newsletters;
  const issues = write
    .select({ citySlug })
    .from(newsletters)
    .where(and(isNotNull(issueDueAt), lte(issueDueAt, now)));
  const { id, state } = newsletterIssues;
  const sending = write
    .select({ id })
    .from(newsletterIssues)
    .where(eq(state, literal('sending')));
  const sales = write.select({ eventId: saleNotices.eventId }).from(saleNotices).where(lte(saleNotices.dueAt, now));
  const query = figures({
    hasChanges: or(
      changes(and(isNotNull(dueAt), lte(dueAt, now))),
      changes(and(isNull(dueAt), lt(toldAt, now - DAY_MS))),
    ),
    hasWeekly: exists(weekly),
    hasNewsletters: or(exists(issues), exists(sending)),
    hasSales: exists(sales),
  });
  return { query, rows: NOTICES };
}
