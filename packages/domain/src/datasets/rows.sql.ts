import { datasets, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Whether nobody whose words are in the data set `d` asked us to stop since it was begun. */
const isUncontested = sql.raw(`NOT EXISTS (SELECT 1 FROM publisher_rules r WHERE r.since >= d.started_at
  AND EXISTS (SELECT 1 FROM json_each(d.hosts) h WHERE h.value = r.host OR h.value LIKE '%.' || r.host))`);

const CITY = rowsOf('datasets.cities', { slug: text });

/**
 * Cities that are shown, have something to come and no data set of a night that may be handed out. One where a new source waits for its first
 * reading is left for later.
 */
export function citiesWithout(
  night: string,
  { newSince, limit }: { newSince: Instant; limit: number },
): Reading<RowOf<typeof CITY>> {
  return {
    query: sql`SELECT c.slug FROM cities c INDEXED BY cities_of_network JOIN listing_counts n ON n.scope = c.slug AND n.total > 0
      WHERE c.status <> 'known' AND c.status = 'live' AND c.is_hidden = 0
        AND NOT EXISTS (SELECT 1 FROM datasets d WHERE d.city_slug = c.slug AND d.night = ${night} AND ${isUncontested})
        AND NOT EXISTS (SELECT 1 FROM sources s WHERE s.city_slug = c.slug AND s.status = 'active' AND s.last_run_at IS NULL AND s.created_at > ${newSince})
      LIMIT ${limit}`,
    rows: CITY,
  };
}

const columns = {
  id: datasets.id,
  citySlug: datasets.citySlug,
  city: text,
  state: text,
  night: datasets.night,
  startedAt: datasets.startedAt,
  madeAt: datasets.madeAt,
  cursor: datasets.cursor,
  parts: datasets.parts,
  events: datasets.events,
  bytes: datasets.bytes,
  sha256: datasets.sha256,
  sources: datasets.sources,
  leftOut: datasets.leftOut,
  hosts: datasets.hosts,
};
const DATASET = rowsOf('datasets.rows', columns);
export type DatasetRow = RowOf<typeof DATASET>;

const read = (where: SQL): Reading<DatasetRow> => ({
  query: sql`SELECT d.*, c.name AS city, c.state FROM datasets d JOIN cities c ON c.slug = d.city_slug
    WHERE c.status = 'live' AND c.is_hidden = 0 AND ${where}`,
  rows: DATASET,
});

/** A data set of a city that is shown, finished or not. */
export const datasetWithId = (id: string): Reading<DatasetRow> => read(sql`d.id = ${id}`);

/** The data sets of a city that may be handed out, the latest first; one a night. */
export const datasetsOf = (citySlug: string, since: string): Reading<DatasetRow> =>
  read(
    sql`d.city_slug = ${citySlug} AND d.night >= ${since} AND d.made_at IS NOT NULL AND ${isUncontested} ORDER BY d.night DESC, d.made_at DESC`,
  );

const OLD = rowsOf('datasets.old', {
  id: datasets.id,
  citySlug: datasets.citySlug,
  night: datasets.night,
  parts: number,
});
export type OldDataset = RowOf<typeof OLD>;

/** Data sets before a night, and those that a later one of their night replaced or that a publisher took back. */
export function oldDatasets(before: string, limit: number): Reading<OldDataset> {
  return {
    query: sql`SELECT d.id, d.city_slug, d.night, d.parts FROM datasets d WHERE d.night < ${before}
        OR EXISTS (SELECT 1 FROM datasets o WHERE o.city_slug = d.city_slug AND o.night = d.night AND o.made_at IS NOT NULL AND o.started_at > d.started_at)
        OR NOT ${isUncontested}
      ORDER BY d.night LIMIT ${limit}`,
    rows: OLD,
  };
}
