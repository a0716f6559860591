import {
  chunksOf,
  corrections,
  type Database,
  enhancements,
  eventAliases,
  events,
  images,
  insertRows,
  keptApart,
  listing,
  locationChecks,
  occurrences,
  type Statement,
  sightings,
  valuesIn,
} from '@marquee/db';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { countedElsewhere, gone, listed } from './event-rows.sql.ts';

type Row = Record<string, unknown>;

/** Rows of one statement: one bound text stays well under D1's 2 MB. */
const CHUNK = 40;

/** All that a database has of some events. */
export interface EventRows {
  events: Row[];
  listing: Array<Row & { eventSeq: number }>;
  images: Row[];
  others: Array<{ table: SQLiteTable; rows: Row[] }>;
}

/** What databases may write of a row: not what they compute. */
export function stored(table: SQLiteTable, row: object): Row {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined);
  return Object.fromEntries(columns.map(([key]) => [key, (row as Row)[key]]));
}

export async function readEventRows(db: Database, ids: readonly string[]): Promise<EventRows> {
  const these = valuesIn(ids);
  const found = await db.select().from(events).where(inArray(events.id, these)).orderBy(events.id);
  const seqs = valuesIn(found.map(({ seq }) => seq));
  const names = valuesIn(found.flatMap(({ id, slug }) => [id, slug]));
  const hashes = valuesIn(
    found.flatMap(({ imageHash, madeImage }) => [imageHash, madeImage].filter((hash) => hash !== null)),
  );
  const [dates, claims, aliases, lists, pictures, corrected, checks, enhanced, apart] = await Promise.all([
    db
      .select()
      .from(occurrences)
      .where(inArray(occurrences.eventId, these))
      .orderBy(occurrences.eventId, occurrences.startLocal),
    db.select().from(sightings).where(inArray(sightings.eventId, these)).orderBy(sightings.sourceId, sightings.key),
    db.select().from(eventAliases).where(inArray(eventAliases.alias, names)).orderBy(eventAliases.alias),
    db.select().from(listing).where(inArray(listing.eventSeq, seqs)).orderBy(listing.scope, listing.startsAt),
    db.select().from(images).where(inArray(images.hash, hashes)).orderBy(images.hash),
    db
      .select()
      .from(corrections)
      .where(inArray(corrections.eventId, these))
      .orderBy(corrections.eventId, corrections.date, corrections.field),
    db.select().from(locationChecks).where(inArray(locationChecks.eventId, these)).orderBy(locationChecks.eventId),
    db.select().from(enhancements).where(inArray(enhancements.eventId, these)).orderBy(enhancements.eventId),
    db.select().from(keptApart).where(inArray(keptApart.eventId, these)).orderBy(keptApart.eventId, keptApart.otherId),
  ]);
  return {
    events: found.map((row) => stored(events, row)),
    listing: lists.map((row) => ({ ...stored(listing, row), eventSeq: row.eventSeq })),
    images: pictures.map((row) => stored(images, row)),
    others: (
      [
        [occurrences, dates],
        [sightings, claims],
        [eventAliases, aliases],
        [corrections, corrected],
        [locationChecks, checks],
        [enhancements, enhanced],
        [keptApart, apart],
      ] as Array<[SQLiteTable, object[]]>
    ).map(([table, rows]) => ({ table, rows: rows.map((row) => stored(table, row)) })),
  };
}

/** Whether two databases have the same of an event; each numbers its events itself. */
export function sameRows(ours: EventRows, theirs: EventRows): boolean {
  return JSON.stringify(numberless(ours)) === JSON.stringify(numberless(theirs));
}

function numberless({ events: rows, listing: lists, others }: EventRows) {
  const idOf = new Map(rows.map(({ seq, id }) => [seq, id]));
  return {
    events: rows.map((row) => ({ ...row, seq: 0 })),
    lists: lists.map(({ eventSeq, ...row }) => JSON.stringify({ ...row, id: idOf.get(eventSeq) })).sort(),
    others: others.map(({ rows: each }) => each),
  };
}

/** Deletes all that a database has of some events; their pictures stay. */
export function deleteEventRows({ events: rows }: Pick<EventRows, 'events'>): Statement[] {
  const ids = valuesIn(rows.map(({ id }) => String(id)));
  const seqs = valuesIn(rows.map(({ seq }) => Number(seq)));
  const names = valuesIn(rows.flatMap(({ id, slug }) => [String(id), String(slug)]));
  return [
    gone(listing, listing.eventSeq, seqs),
    gone(eventAliases, eventAliases.alias, names),
    ...[occurrences, sightings, corrections, locationChecks, enhancements, keptApart].map((table) =>
      gone(table, table.eventId, ids),
    ),
    gone(events, events.id, ids),
  ];
}

/** Statements that store these events; `first` is the number of the first one, and null: the next one. */
export function putEventRows(
  { events: rows, listing: lists, images: pictures, others }: EventRows,
  first: number | null,
): Statement[] {
  const ids = rows.map(({ id }) => String(id));
  const idOf = new Map(rows.map(({ seq, id }) => [seq, String(id)]));
  return [
    ...inserted(images, pictures, 'stay'),
    ...inserted(
      events,
      rows.map((row, i) => ({ ...row, seq: i === 0 ? first : null })),
    ),
    ...others.flatMap(({ table, rows: each }) => inserted(table, each)),
    ...(lists.length > 0 ? [listed(lists.map((row) => ({ ...row, id: idOf.get(row.eventSeq) ?? '' })))] : []),
    ...countedElsewhere(ids),
  ];
}

export function inserted(table: SQLiteTable, rows: readonly Row[], ifThere?: 'stay'): Statement[] {
  return chunksOf(rows, CHUNK).map((chunk) => insertRows(table, chunk, ifThere));
}
