import {
  cities,
  type Database,
  events,
  listing,
  occurrences,
  reading,
  readTogether,
  sightings,
  valuesIn,
  write,
} from '@marquee/db';
import { getTableColumns, inArray } from 'drizzle-orm';
import { turnTaken } from '../cities/index.ts';
import { CLAIM, type Correction, type EventBasis, type EventRow, uncovered } from './event-basis.ts';
import { type MergedRow, mergedCorrections } from './merged-corrections.sql.ts';
import type { DateRow } from './show-dates.ts';

/** What is stored of an event. */
export interface Stored {
  basis: Omit<EventBasis, 'spelling'>;
  event: EventRow;
  dates: DateRow[];
  listed: Array<typeof listing.$inferSelect>;
}

const EVENT = getTableColumns(events);
const DATE = getTableColumns(occurrences);
const LISTED = getTableColumns(listing);
const TURN = { slug: cities.slug, ingestTurn: cities.ingestTurn };
/** Events read in one call. */
const CHUNK = 300;

/** All that is stored of these events, and the turns of their cities, as they were then. Each chunk is read in one call, on one state of the database. */
export async function readStored(
  db: Database,
  eventIds: readonly string[],
): Promise<{ stored: Map<string, Stored>; turns: Map<string, number> }> {
  const ids = [...new Set(eventIds)];
  const stored = new Map<string, Stored>();
  const turns = new Map<string, number>();
  for (let at = 0; at < ids.length; at += CHUNK) {
    const [rows, claims, dates, listed, said, taken] = await readTogether(db, readingsOf(ids.slice(at, at + CHUNK)));
    const claimsOf = Map.groupBy(claims, ({ eventId }) => eventId);
    const datesOf = Map.groupBy(dates, ({ eventId }) => eventId);
    const listedOf = Map.groupBy(listed, ({ eventSeq }) => eventSeq);
    const saidOf = Map.groupBy(said, ({ root }) => root);
    for (const event of rows) {
      const ofMerged = saidOf.get(event.id) ?? [];
      stored.set(event.id, {
        event,
        basis: {
          event: uncovered(event),
          claims: claimsOf.get(event.id) ?? [],
          corrections: ofMerged.flatMap(correctionOf),
          ids: new Set(ofMerged.map((row) => row.eventId)),
        },
        dates: datesOf.get(event.id) ?? [],
        listed: listedOf.get(event.seq) ?? [],
      });
    }
    for (const { slug, ingestTurn } of taken) turns.set(slug, turnTaken(ingestTurn));
  }
  return { stored, turns };
}

/** Nothing is said of an event whose row has no field. */
function correctionOf({ date, field, venueSlug, changedAt, eventId, value }: MergedRow): Correction[] {
  if (date === null || field === null || venueSlug === null || changedAt === null) return [];
  return [{ eventId, date, field, value, venueSlug, changedAt }];
}

function readingsOf(ids: readonly string[]) {
  const these = inArray(events.id, valuesIn(ids));
  const seqs = write.select({ seq: events.seq }).from(events).where(these);
  const slugs = write.select({ citySlug: events.citySlug }).from(events).where(these);
  return [
    reading('events.stored', EVENT, (columns) => write.select(columns).from(events).where(these)),
    reading('events.claims', CLAIM, (columns) =>
      write
        .select(columns)
        .from(sightings)
        .where(inArray(sightings.eventId, valuesIn(ids))),
    ),
    reading('events.stored-dates', DATE, (columns) =>
      write
        .select(columns)
        .from(occurrences)
        .where(inArray(occurrences.eventId, valuesIn(ids))),
    ),
    reading('events.stored-listing', LISTED, (columns) =>
      write.select(columns).from(listing).where(inArray(listing.eventSeq, seqs)),
    ),
    mergedCorrections(ids),
    reading('events.turns', TURN, (columns) => write.select(columns).from(cities).where(inArray(cities.slug, slugs))),
  ] as const;
}
