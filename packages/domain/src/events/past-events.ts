import type { Event, EventStatus } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { askedPlace, type PlaceQuery } from '../cities/index.ts';
import { ofEvent, ofPlace } from '../databases/index.ts';
import type { ReadDeps } from '../deps.ts';
import { toEvent } from './card.ts';
import type { AskedWords } from './event-query.ts';
import { matchOf } from './match.ts';
import { lastShowingOf, pastTitled } from './past-events.sql.ts';

/** What was longer ago is not looked for by its name. */
const YEAR_DAYS = 366;

/** A showing that is over. Times are wall times or dates, as those of an event. */
export interface PastShowing {
  startDate: string;
  endDate: string | null;
  /** As it was listed: `cancelled` did not take place. */
  status: EventStatus;
}

export interface PastEvent {
  event: Event;
  /** Null where no showing of it is known any more. */
  last: PastShowing | null;
}

/** Events of a place that were over within a year, or are no longer listed, by words of their titles: the latest first. At most five rows each. */
export async function searchPast(
  deps: ReadDeps,
  { term, limit, ...place }: PlaceQuery & { term: AskedWords; limit: number },
): Promise<PastEvent[]> {
  const match = matchOf(term);
  if (match === null) return [];
  const now = deps.clock.now();
  const { slugs } = askedPlace(place);
  const [rows] = await readTogether((await ofPlace(deps, place)).db, [
    pastTitled({ slugs, term: match, since: now - YEAR_DAYS * DAY_MS, now, limit }),
  ]);
  return rows.map(({ lastStart, lastEnd, lastStatus, ...row }) => ({
    event: toEvent(row),
    last:
      lastStart === null
        ? null
        : { startDate: lastStart, endDate: lastEnd, status: (lastStatus ?? 'active') as EventStatus },
  }));
}

/** The last showing of an event that is over; null if none is. */
export async function lastShowing(deps: ReadDeps, id: string): Promise<PastShowing | null> {
  const { db } = await ofEvent(deps, id);
  const [[row]] = await readTogether(db, [lastShowingOf(id, deps.clock.now())]);
  return row ? { startDate: row.startLocal, endDate: row.endLocal, status: row.status } : null;
}
