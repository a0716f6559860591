import { eventAliases, events, occurrences, type Reading, type RowOf, reading, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, eq, gt } from 'drizzle-orm';

type Read<F extends (...of: never[]) => Reading<unknown>> = RowOf<ReturnType<F>['rows']>;

const { id, slug, venueSlug, timezone, status, title, description, ticketUrl, uncorrected } = events;
const { priceText, priceMinCents, priceMaxCents } = events;
const shown = {
  id,
  slug,
  venueSlug,
  timezone,
  status,
  title,
  description,
  ticketUrl,
  priceText,
  priceMinCents,
  priceMaxCents,
  uncorrected,
};
export type EventRow = Read<typeof eventAt>;

/** The event that an id or a slug leads to. */
export const eventAt = (alias: string) =>
  reading('corrections.event', shown, (columns) =>
    write
      .select(columns)
      .from(eventAliases)
      .innerJoin(events, eq(events.id, eventAliases.eventId))
      .where(eq(eventAliases.alias, alias)),
  );

const { startLocal, endLocal, startsAt } = occurrences;
const date = { startLocal, endLocal, startsAt, status: occurrences.status, uncorrected: occurrences.uncorrected };
export type DateRow = Read<typeof comingDates>;

/** Its dates that are not over. */
export const comingDates = (alias: string, now: Instant, limit: number) =>
  reading('corrections.dates', date, (columns) => {
    const called = write.select({ id: eventAliases.eventId }).from(eventAliases).where(eq(eventAliases.alias, alias));
    return write
      .select(columns)
      .from(occurrences)
      .where(and(eq(occurrences.eventId, called), gt(occurrences.endsAt, now)))
      .orderBy(asc(startsAt))
      .limit(limit);
  });
