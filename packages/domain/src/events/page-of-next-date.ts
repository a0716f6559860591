import { sightings } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { safeUrl } from '../places/index.ts';

/** Dates of one event whose pages are compared. */
const MOST_DATES = 60;

interface EventPage {
  id: string;
  sourceId: string;
  url: string;
}

/**
 * The page to read again of an event: its own, or that of its next date if its own is only of dates that are over. Many calendars give each date of a
 * weekly show a page, and delete the page once the date is over.
 */
export async function pageOfNextDate(deps: NowDeps, event: EventPage): Promise<string> {
  const now = deps.clock.now();
  const { draft, sourceId, eventId, withdrawnAt, endsAt, startsAt } = sightings;
  const isItsOwn = and(eq(eventId, event.id), eq(sourceId, event.sourceId));
  const pagesOf = (rows: Array<{ draft: unknown }>) => rows.map((row) => safeUrl((row.draft as Draft).url?.value));
  const coming = pagesOf(
    await deps.db
      .select({ draft })
      .from(sightings)
      .where(and(isItsOwn, isNull(withdrawnAt), gt(endsAt, now)))
      .orderBy(asc(startsAt))
      .limit(MOST_DATES),
  );
  const next = coming.find((url) => url !== null);
  if (!next || coming.includes(event.url)) return event.url;
  const over = pagesOf(
    await deps.db
      .select({ draft })
      .from(sightings)
      .where(and(isItsOwn, lte(endsAt, now)))
      .limit(MOST_DATES),
  );
  return over.includes(event.url) ? next : event.url;
}
