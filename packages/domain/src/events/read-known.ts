import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type KeptApart, type KnownShowing, SERIES_GAP_MS, slugFor } from '../identity/index.ts';
import type { Appraised } from './appraise.ts';
import type { Assigned, Reading } from './ingest.ts';
import type { Listed } from './reconcile.ts';
import { spansOf } from './spans.ts';

/** What the database holds that a plan depends on. */
export interface Known {
  /** Showings of this source, under the events they were told as; those it withdrew too: who comes back is who it was. */
  own: Array<KnownShowing & Listed>;
  /** Merged event -> the event under which it is shown. */
  shownAs: Map<string, string>;
  /** Showings of all sources in the same cities about the moments of what this source had not listed. */
  others: KnownShowing[];
  /** Events of this source -> those that a person told apart from them. */
  apart: KeptApart;
  /** Slugs in use that begin like those we may give. */
  takenSlugs: Set<string>;
  /** Event id -> the picture address it has or had, and the source whose words it shows. */
  pictures: Map<string, { url: string | null; sourceId: string; sourceName: string }>;
}

/** Guards of a commit: nobody stored anything in these cities since their turns were read. */
export const takeTurns = (turns: ReadonlyMap<string, number>): Statement[] =>
  [...turns].map(
    ([slug, turn]) =>
      sql`UPDATE cities SET ingest_turn = ingest_turn + 1 WHERE slug = ${slug} AND ingest_turn = ${turn}`,
  );

/** City slug -> the count of commits it stands at. */
export async function readTurns(
  deps: Pick<EngineDeps, 'db'>,
  citySlugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await deps.db.all<{ slug: string; turn: number }>(
    sql`SELECT slug, ingest_turn AS turn FROM cities WHERE slug IN (SELECT value FROM json_each(${JSON.stringify(citySlugs)}))`,
  );
  return new Map(rows.map((row) => [row.slug, row.turn]));
}

interface ShowingRow {
  key: string;
  event_id: string;
  source_id: string;
  source_name: string;
  title: string;
  venue: string | null;
  address: string | null;
  start_local: string;
  starts_at: number;
}

const showing = (row: ShowingRow): KnownShowing => ({
  key: row.key,
  eventId: row.event_id,
  sourceId: row.source_id,
  title: row.title,
  venue: row.venue,
  address: row.address,
  startLocal: row.start_local,
  startsAt: row.starts_at,
  sourceName: row.source_name,
});

export type Candidate = Appraised & Pick<Assigned, 'pageUrl' | 'place'>;

/** A show that was over for longer starts anew, like its dates (SERIES_GAP_MS): what a source listed before is not read again. */
const REMEMBERED_MS = SERIES_GAP_MS;

/** Reads follow what the source lists now and the events about the moments of what it lists for the first time, not the city's size. */
export async function readKnown(
  deps: Pick<EngineDeps, 'db' | 'clock'>,
  reading: Reading,
  kept: readonly Candidate[],
): Promise<Known> {
  const own = await deps.db.all<
    ShowingRow & {
      shown_id: string;
      series_key: string | null;
      page_url: string;
      stated_start: string;
      is_withdrawn: number;
      is_missed: number;
      is_cancelled: number;
    }
  >(sql`SELECT key, coalesce(own_event_id, event_id) AS event_id, event_id AS shown_id, source_id, ${reading.source.name} AS source_name, draft->>'$.title.value' AS title,
      draft->>'$.venue.value' AS venue, draft->>'$.address.value' AS address, start_local, starts_at, series_key,
      page_url, draft->>'$.start.value' AS stated_start, withdrawn_at IS NOT NULL AS is_withdrawn,
      missed_at IS NOT NULL AS is_missed, status = 'cancelled' AS is_cancelled
    FROM sightings WHERE source_id = ${reading.source.id} AND ends_at > ${deps.clock.now() - REMEMBERED_MS}`);
  const keys = new Set(own.map((row) => row.key));
  const unknown = kept.filter(({ key }) => !keys.has(key));
  const spans = JSON.stringify(spansOf(unknown));
  const slugs = [...new Set(unknown.map((a) => slugFor(a.title, a.place.slug)))];
  const [others, apart, taken] = await Promise.all([
    deps.db.all<ShowingRow>(sql`
      SELECT '' AS key, o.event_id, e.source_id, e.source_name, e.title, e.venue, e.address, o.start_local, o.starts_at
      FROM json_each(${spans}) j
      JOIN occurrences o ON o.city_slug = j.value->>'city' AND o.starts_at BETWEEN j.value->>'from' AND j.value->>'to'
      JOIN events e ON e.id = o.event_id`),
    keptApart(
      deps,
      own.map((row) => row.event_id),
    ),
    takenSlugs(deps, slugs),
  ]);
  const ids = [...new Set([...own.map((row) => row.shown_id), ...others.map((row) => row.event_id)])];
  const pictures = await deps.db.all<{ id: string; url: string | null; source_id: string; source_name: string }>(
    sql`SELECT id, image_source_url AS url, source_id, source_name FROM events WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  );
  return {
    own: own.map((row) => ({
      ...showing(row),
      seriesKey: row.series_key,
      pageUrl: row.page_url,
      statedStart: row.stated_start,
      isWithdrawn: row.is_withdrawn === 1,
      isMissed: row.is_missed === 1,
      isCancelled: row.is_cancelled === 1,
    })),
    shownAs: new Map(own.map((row) => [row.event_id, row.shown_id])),
    others: others.map(showing),
    apart,
    takenSlugs: taken,
    pictures: new Map(
      pictures.map((row) => [row.id, { url: row.url, sourceId: row.source_id, sourceName: row.source_name }]),
    ),
  };
}

/** Told apart from these events: each as the event under which it is shown now. */
async function keptApart(deps: Pick<EngineDeps, 'db'>, eventIds: readonly string[]): Promise<KeptApart> {
  const rows = await deps.db.all<{ own_id: string; id: string; source_id: string; title: string }>(sql`WITH own AS (
      SELECT DISTINCT value AS id FROM json_each(${JSON.stringify(eventIds)})),
    apart AS (
      SELECT own.id, t.other_id AS other FROM own JOIN kept_apart t ON t.event_id = own.id
      UNION ALL SELECT own.id, t.event_id FROM own JOIN kept_apart t ON t.other_id = own.id)
    SELECT apart.id AS own_id, e.id, e.source_id, e.title
    FROM apart JOIN event_aliases a ON a.alias = apart.other JOIN events e ON e.id = a.event_id`);
  const strangerOf = ({ id, source_id, title }: (typeof rows)[number]) => ({ eventId: id, sourceId: source_id, title });
  return new Map([...Map.groupBy(rows, ({ own_id }) => own_id)].map(([id, pairs]) => [id, pairs.map(strangerOf)]));
}

/** The slugs in use that begin like these. */
export async function takenSlugs(deps: Pick<EngineDeps, 'db'>, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await deps.db.all<{ alias: string }>(sql`SELECT a.alias FROM json_each(${JSON.stringify(slugs)}) j
    JOIN event_aliases a ON a.alias >= j.value AND a.alias < j.value || '-~'`);
  return new Set(rows.map((row) => row.alias));
}
