import {
  chunksOf,
  eventAliases,
  events,
  insertRows,
  listing,
  occurrences,
  plus,
  type Statement,
  sightings,
  updateRows,
  valuesIn,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { getTableColumns, inArray } from 'drizzle-orm';
import { noticeChanges, noticeSales } from '../kept-changes/index.ts';
import type { Claim, EventRow } from './event-basis.ts';
import { FACT_COLUMNS } from './facts.ts';
import { placesChanged } from './places-changed.sql.ts';
import type { Stored } from './read-stored.ts';
import type { Shown } from './show.ts';
import type { DateRow } from './show-dates.ts';
import { insertListed, markDuplicates, removeDates } from './write-shown.sql.ts';

interface Writing {
  /** Undefined: it is new. */
  before: Stored | undefined;
  after: Shown;
  /** The event, and those that were merged into it. */
  ids: ReadonlySet<string>;
}

type Changed = Writing & { changed: ReadonlySet<keyof EventRow> };

/** Rows of one statement; keeps a bound text well under D1's 2 MB. */
const MOST_EVENTS = 60;
const MOST_ROWS = 500;

/** The database computes the others. */
const COLUMNS = Object.entries(getTableColumns(events)).flatMap(([key, { generated }]) =>
  generated || key === 'seq' ? [] : [key as keyof EventRow],
);

/** What the search index has of an event, and what lists are ordered by: with a change of one it is listed anew. */
const INDEXED: ReadonlyArray<keyof EventRow> = [
  'title',
  'description',
  'venue',
  'venueSlug',
  'venueShown',
  'categories',
  'filterMarks',
  'latitude',
  'longitude',
  'nextStartLocal',
  'nextEndLocal',
  'priceText',
  'priceMinCents',
  'sourceCount',
];
/** Where it is: what was checked of it holds no more. */
const LOCATED: ReadonlyArray<keyof EventRow> = ['venue', 'address', 'citySlug', 'city', 'state', 'timezone'];
/** What visitors, feeds and calendars are told; with a change of one the event has another revision. */
const TOLD: ReadonlyArray<keyof EventRow> = [
  ...LOCATED,
  'title',
  'description',
  'categories',
  'priceText',
  'priceMinCents',
  'priceMaxCents',
  'imageHash',
  'url',
  'ticketUrl',
  'organizer',
  'sourceName',
  'sourceUrl',
  'datesShown',
  'uncorrected',
  ...(Object.keys(FACT_COLUMNS) as Array<keyof typeof FACT_COLUMNS>),
];
/** By which one event may be the same as another. */
const COMPARED: ReadonlyArray<keyof EventRow> = ['title', 'venue', 'status', 'sourceId', 'mergedInto'];

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The statements that store what events show, and count a change of their places. Rows that stay as they are are not written. */
export function writeShown(all: readonly Writing[], now: Instant): Statement[] {
  const fresh = all.flatMap(({ before, after: { event } }) => (before ? [] : [{ ...event, changedAt: now }]));
  const changes = all.map((one) => ({ ...one, changed: changedOf(one) }));
  const compared = changes.filter(({ changed }) => isAny(COMPARED, changed));
  const relisted = changes.filter((one) => isRelisted(one));
  const before = relisted.flatMap((one) => (one.before && one.before.listed.length > 0 ? [one.before.event.seq] : []));
  return [
    ...chunksOf(fresh, MOST_EVENTS).flatMap(insertEvents),
    ...chunksOf(
      changes.flatMap((one) => patchOf(one, now)),
      MOST_EVENTS,
    ).flatMap((rows) => updateRows(events, ['id'], rows, nextRevision)),
    ...notice(changes, now),
    ...writeDates(all),
    ...(compared.length === 0 ? [] : markDuplicates(compared.map(({ after }) => after.event.id))),
    placesChanged(all.map(({ after }) => after.event.id)),
    ...(before.length === 0 ? [] : [write.delete(listing).where(inArray(listing.eventSeq, valuesIn(before)))]),
    ...chunksOf(
      relisted.flatMap(({ after: { event, listed } }) => listed.map((row) => ({ ...row, eventId: event.id }))),
      MOST_ROWS,
    ).map(insertListed),
  ];
}

/** New events with their addresses. */
function insertEvents(rows: readonly EventRow[]): Statement[] {
  const aliases = rows.flatMap(({ id, slug }) => [slug, id].map((alias) => ({ alias, eventId: id })));
  const inserted = rows.map((row) => Object.fromEntries(COLUMNS.map((key) => [key, row[key]])));
  return [insertRows(events, inserted as Array<typeof events.$inferInsert>), insertRows(eventAliases, aliases)];
}

/** The columns of an event that change; all of a new one. */
function changedOf({ before, after }: Writing): Set<keyof EventRow> {
  return new Set(COLUMNS.filter((key) => !before || !isSame(before.event[key], after.event[key])));
}

const isAny = (keys: ReadonlyArray<keyof EventRow>, changed: ReadonlySet<keyof EventRow>) =>
  keys.some((key) => changed.has(key));

function patchOf({ before, after: { event }, changed }: Changed, now: Instant): Array<Partial<EventRow>> {
  if (!before || changed.size === 0) return [];
  const values = Object.fromEntries([...changed].map((key) => [key, event[key]]));
  return [
    {
      ...values,
      id: event.id,
      ...(isAny(TOLD, changed) && { changedAt: now }),
      ...(isAny(LOCATED, changed) && { isLocationChecked: false }),
    },
  ];
}

/** Counted by the database: a picture may come in between. */
const nextRevision = (columns: ReadonlySet<string>) =>
  columns.has('changedAt') ? { revision: plus(events.revision, 1) } : {};

/** Tells those who keep an event, or wait for its sale, that it changed. */
function notice(changes: readonly Changed[], now: Instant): Statement[] {
  const kept = changes.flatMap(({ before, ids, changed }) =>
    before && before.event.datesShown !== null && isAny(['datesShown', 'venue'], changed)
      ? [...ids].map((id) => ({ id, dates: before.event.datesShown, venue: before.event.venue }))
      : [],
  );
  const sales = changes.flatMap(({ before, after: { event } }) => {
    const known = before?.event.facts['onSale'] ?? null;
    return known === (event.facts['onSale'] ?? null) ? [] : [{ id: event.id, known }];
  });
  return [
    ...(kept.length === 0 ? [] : [noticeChanges(kept, now)]),
    ...(sales.length === 0 ? [] : [noticeSales(sales, now)]),
  ];
}

function writeDates(all: readonly Writing[]): Statement[] {
  const dates = all.map(({ before, after }) => {
    const there = new Map(before?.dates.map((date) => [date.startLocal, date]));
    const next = new Set(after.dates.map(({ startLocal }) => startLocal));
    return {
      gone: (before?.dates ?? []).filter(({ startLocal }) => !next.has(startLocal)),
      put: after.dates.filter((date) => !isSameDate(there.get(date.startLocal), date)),
    };
  });
  return [
    ...chunksOf(
      dates.flatMap(({ gone }) => gone.map(({ eventId, startLocal }) => ({ eventId, startLocal }))),
      MOST_ROWS,
    ).map(removeDates),
    ...chunksOf(
      dates.flatMap(({ put }) => put),
      MOST_ROWS,
    ).map((rows) => insertRows(occurrences, rows, { key: ['eventId', 'startLocal'], keep: [], minor: [] })),
  ];
}

function isSameDate(a: DateRow | undefined, b: DateRow): boolean {
  return a !== undefined && (Object.keys(a) as Array<keyof DateRow>).every((key) => isSame(a[key], b[key]));
}

function isRelisted({ before, after, changed }: Changed): boolean {
  if (!before) return true;
  const { event, listed } = before;
  if (listed.length === 0 && after.listed.length === 0) return false;
  const rows = new Map(listed.map((row) => [row.scope, row]));
  const isThere = ({ scope, startsAt, endsAt }: Shown['listed'][number]) => {
    const row = rows.get(scope);
    return (
      row?.startsAt === startsAt &&
      row.endsAt === endsAt &&
      row.priceOrder === event.priceOrder &&
      row.popularity === event.popularity
    );
  };
  return listed.length !== after.listed.length || !after.listed.every(isThere) || isAny(INDEXED, changed);
}

/** What a commit changes of a claim without its source saying it anew. */
const MOVABLE = ['eventId', 'ownEventId', 'withdrawnAt', 'pageSaid'] as const satisfies ReadonlyArray<keyof Claim>;

/** The statements that store what a change made of claims, except for those that the commit stores as a whole. */
export function writeClaims(before: readonly Claim[], after: readonly Claim[]): Statement[] {
  const known = new Map(before.map((claim) => [`${claim.sourceId} ${claim.key}`, claim]));
  const patches = after.flatMap((claim) => {
    const { sourceId, key, isSaidAnew } = claim;
    const there = known.get(`${sourceId} ${key}`);
    const changed = MOVABLE.filter((name) => there && !isSame(there[name], claim[name]));
    if (isSaidAnew || changed.length === 0) return [];
    return [{ sourceId, key, ...Object.fromEntries(changed.map((name) => [name, claim[name]])) }];
  });
  return chunksOf(patches, MOST_ROWS).flatMap((rows) => updateRows(sightings, ['sourceId', 'key'], rows));
}
