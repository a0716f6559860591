import { eventAliases, events, insertRows, rowsAs, type Statement, sightings, valueIn } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { TOLD, toldObject } from './corrected.sql.ts';

type EventInsert = typeof events.$inferInsert;

/** What one source says of an event, as columns; `takesOver` makes it the primary source. */
export type EventRow = Pick<EventInsert, (typeof SAID)[number]> & { id: string; takesOver: boolean };

/** The columns that sources decide. */
const SAID = [
  'title',
  'description',
  'venue',
  'address',
  'latitude',
  'longitude',
  'citySlug',
  'city',
  'state',
  'timezone',
  'categories',
  'categoryReasons',
  'priceText',
  'priceMinCents',
  'priceMaxCents',
  'url',
  'ticketUrl',
  'organizer',
  'sourceId',
  'sourceName',
  'sourceUrl',
  'qualityTier',
  'qualityScore',
  'qualityReasons',
  'nextStartLocal',
  'nextEndLocal',
  'nextStartsAt',
] as const satisfies ReadonlyArray<keyof EventInsert>;

/** New events with their addresses. */
export function insertEvents(rows: readonly EventInsert[]): Statement[] {
  if (rows.length === 0) return [];
  const aliases = rows.flatMap(({ id, slug }) => [slug, id].map((alias) => ({ alias, eventId: id })));
  return [insertRows(events, rows), insertRows(eventAliases, aliases)];
}

/** Seeing a key again brings it back if it was withdrawn. */
export function upsertSightingRows(rows: ReadonlyArray<typeof sightings.$inferInsert>): Statement {
  return insertRows(sightings, rows, { key: ['sourceId', 'key'], keep: ['firstSeenAt'] });
}

/** Who decides a column of a known event: `own` is its primary source; `filled` is that, and else who gives a missing value; `better` the higher score. */
const OWN = ['sourceId', 'sourceName', 'sourceUrl', 'categories', 'categoryReasons'] as const;
const FILLED = ['venue', 'address', 'latitude', 'longitude', 'url', 'organizer'] as const;
const BETTER = ['qualityTier', 'qualityReasons'] as const;

const COLUMNS = getTableColumns(events);
const named = (key: keyof typeof COLUMNS) => sql.raw(COLUMNS[key].name);
const said = (key: keyof typeof COLUMNS) => valueIn('v', key, COLUMNS[key]);

/**
 * Known events: those with this primary source take its values, the others only missing values. While a correction covers a fact, what
 * sources say of it is kept beside it, in `told`.
 */
export function updateEvents(sourceId: string, rows: readonly EventRow[], now: Instant): Statement {
  const ours = sql`(events.source_id = ${sourceId} OR v.value ->> '$.takesOver')`;
  // A value is kept even if a later read has less.
  const better = sql`${said('qualityScore')} >= quality_score`;
  const choice = (is: SQL, value: SQL, otherwise: SQL) => sql`CASE WHEN ${is} THEN ${value} ELSE ${otherwise} END`;
  const filled = (key: keyof typeof COLUMNS, column: SQL = named(key)) =>
    choice(ours, sql`coalesce(${said(key)}, ${column})`, sql`coalesce(${column}, ${said(key)})`);
  const { title, description, ticketUrl, priceText, priceMin, priceMax } = TOLD;
  const hasNoPrice = sql`${priceMin} IS NULL`;
  const next = {
    title: choice(ours, said('title'), title),
    description: filled('description', description),
    ticketUrl: filled('ticketUrl', ticketUrl),
    priceText: choice(
      sql`${ours} OR (${hasNoPrice} AND ${said('priceMinCents')} IS NOT NULL)`,
      said('priceText'),
      priceText,
    ),
    priceMin: choice(sql`${ours} OR ${hasNoPrice}`, said('priceMinCents'), priceMin),
    priceMax: choice(sql`${ours} OR ${hasNoPrice}`, said('priceMaxCents'), priceMax),
  };
  const covered = {
    title: next.title,
    description: next.description,
    ticketUrl: next.ticketUrl,
    priceText: next.priceText,
    priceMinCents: next.priceMin,
    priceMaxCents: next.priceMax,
  };
  const set = (key: keyof typeof COLUMNS, value: SQL) => sql`${named(key)} = ${value}`;
  const sets = [
    ...OWN.map((key) => set(key, choice(ours, said(key), named(key)))),
    ...FILLED.map((key) => set(key, filled(key))),
    ...BETTER.map((key) => set(key, choice(better, said(key), named(key)))),
    ...Object.entries(covered).map(([key, value]) => {
      const name = key as keyof typeof covered;
      return set(name, choice(sql`told IS NULL`, value, named(name)));
    }),
    // With another page, that the former one was gone says nothing any more.
    set('validationError', choice(sql`${filled('url')} IS url`, named('validationError'), sql`NULL`)),
    set('told', choice(sql`told IS NULL`, sql`NULL`, toldObject(next))),
    set('qualityScore', sql`max(quality_score, ${said('qualityScore')})`),
    set('updatedAt', sql`${now}`),
  ];
  return sql`UPDATE events SET ${sql.join(sets, sql`, `)} FROM ${rowsAs('v', rows)} WHERE events.id = v.value ->> '$.id'`;
}
