import type { Category } from '@marquee/contract';
import { events, sources, valuesIn } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq, inArray } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { type KeptApart, type KnownShowing, SERIES_GAP_MS, slugFor } from '../identity/index.ts';
import type { Candidate } from './candidate.ts';
import type { StartBefore } from './moved.ts';
import type { PageSaid } from './own-page.ts';
import { aliasesLike, showingsAbout, showingsOfSource, strangersOf } from './read-known.sql.ts';
import type { Reading } from './reading.ts';
import type { Listed } from './reconcile.ts';
import type { SaleBefore } from './sale-day.ts';
import { spansOf } from './spans.ts';

/** The stored data that a plan depends on. */
export interface Known {
  /** Showings of this source under their original events, including withdrawn ones: a returning showing keeps its identity. */
  own: Array<KnownShowing & Listed & StartBefore & SaleBefore>;
  /** When its source was last read before; null at its first reading. */
  lastReadAt: Instant | null;
  /** Merged event -> the event under which it is shown. */
  shownAs: Map<string, string>;
  /** Showings of all sources in the same cities near the times of this source's new showings. */
  others: KnownShowing[];
  /** Events of this source -> the events kept apart from them. */
  apart: KeptApart;
  /** Slugs in use with the same beginnings as new ones. */
  takenSlugs: Set<string>;
  /** Event id -> its current or former image address, and its primary source. */
  pictures: Map<string, { url: string | null; sourceId: string; sourceName: string }>;
  /** Event id -> its categories. */
  kinds: Map<string, Category[]>;
  /** Event id -> its city. */
  places: Map<string, string>;
  /** Event id -> the price on its own page, if that is another than the list's. */
  pagePrices: Map<string, PagePrice>;
}

export type PagePrice = NonNullable<PageSaid['price']>;

/** A show that ended longer ago becomes a new event (SERIES_GAP_MS), so older sightings are not read. */
const REMEMBERED_MS = SERIES_GAP_MS;

/** The cost depends on what the source lists now and the events near its new showings, not on the city's size. */
export async function readKnown(deps: NowDeps, reading: Reading, kept: readonly Candidate[]): Promise<Known> {
  const { source } = reading;
  const own = await showingsOfSource(deps.db, source, deps.clock.now() - REMEMBERED_MS);
  const keys = new Set(own.map((row) => row.key));
  const unknown = kept.filter(({ key }) => !keys.has(key));
  const slugs = [...new Set(unknown.map((a) => slugFor(a.title, a.place.slug)))];
  const [others, apart, taken, [readBefore]] = await Promise.all([
    showingsAbout(deps.db, spansOf(unknown)),
    keptApart(
      deps,
      own.map((row) => row.eventId),
    ),
    takenSlugs(deps, slugs),
    deps.db.select({ at: sources.lastSuccessAt }).from(sources).where(eq(sources.id, source.id)),
  ]);
  const ids = [...new Set([...own.map((row) => row.shownId), ...others.map((row) => row.eventId)])];
  const rows = await deps.db
    .select({
      id: events.id,
      url: events.imageSourceUrl,
      sourceId: events.sourceId,
      sourceName: events.sourceName,
      categories: events.categories,
      citySlug: events.citySlug,
    })
    .from(events)
    .where(inArray(events.id, valuesIn(ids)));
  return {
    own,
    lastReadAt: readBefore?.at ?? null,
    shownAs: new Map(own.map((row) => [row.eventId, row.shownId])),
    others,
    apart,
    takenSlugs: taken,
    pictures: new Map(rows.map(({ id, ...row }) => [id, row])),
    kinds: new Map(rows.map(({ id, categories }) => [id, categories])),
    places: new Map(rows.map(({ id, citySlug }) => [id, citySlug])),
    pagePrices: new Map(
      own.flatMap((row) => (row.pagePrice ? [[row.shownId, JSON.parse(row.pagePrice) as PagePrice]] : [])),
    ),
  };
}

/** The events kept apart from these, each as the event under which it is shown now. */
async function keptApart(deps: DbDeps, eventIds: readonly string[]): Promise<KeptApart> {
  const rows = await strangersOf(deps.db, eventIds);
  return new Map(
    [...Map.groupBy(rows, ({ ownId }) => ownId)].map(([id, pairs]) => [
      id,
      pairs.map(({ eventId, sourceId, title }) => ({ eventId, sourceId, title })),
    ]),
  );
}

/** The slugs in use with these beginnings. */
export async function takenSlugs(deps: DbDeps, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await aliasesLike(deps.db, slugs);
  return new Set(rows.map((row) => row.alias));
}
