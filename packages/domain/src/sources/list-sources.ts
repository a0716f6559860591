import { DEFAULT_CITY, type FoundSource, type ToldSourceRecord, TROUBLED_HEALTHS } from '@marquee/contract';
import { cities, isAfter, literal, sourceCandidates, sources, valuesIn } from '@marquee/db';
import { and, asc, eq, gt, gte, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, pageFrom } from '../list-page.ts';
import { foundSourceOf } from './found-source.ts';
import { type SourceRow, sourceColumns, sourceRecordOf } from './source-record.ts';

interface SourceQuery {
  city?: string | undefined;
  state?: string | undefined;
  /** `failing`: active ones of any health that needs attention, as the dashboard counts them. */
  health?: ToldSourceRecord['health'] | 'failing' | undefined;
  /** Only those that discovery found. */
  discovered?: boolean | undefined;
  limit: number;
  cursor?: string | undefined;
}

const LIST = 'sources';
/** How sources are found that discovery did not find. */
const BY_HAND = ['configured', 'form'];

/**
 * Sources by city and id, one page at a time. All sources, or those of a city, are read in index order; those of a health by
 * the health index; those of a state city by city.
 */
export async function listSources(deps: ReadDeps, query: SourceQuery) {
  return pageOfSources(deps, query, sourceRecordOf);
}

/** The same for discovery (spec: ENT-025, ENT-066). */
export async function listFoundSources(deps: ReadDeps, query: SourceQuery) {
  const page = await pageOfSources(deps, query, foundSourceOf);
  const types = await venueTypes(
    deps,
    page.items.map(({ id }) => id),
  );
  const items = page.items.map((item) => ({ ...item, metadata: { venueType: types.get(item.id) ?? null } }));
  return { ...page, items };
}

/** What the site that became a source was found as. */
async function venueTypes(deps: DbDeps, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { sourceId, venueType } = sourceCandidates;
  const rows = await deps.db
    .select({ sourceId, venueType })
    .from(sourceCandidates)
    .where(inArray(sourceId, valuesIn(ids)));
  return new Map(rows.flatMap((row) => (row.sourceId === null ? [] : [[row.sourceId, row.venueType] as const])));
}

/** One range of the health index for each health that is asked for: rows of several in one range would have to be sorted. */
function rangesOf(health: SourceQuery['health']) {
  if (health === undefined) return [undefined];
  if (health !== 'failing') return [eq(sources.health, health)];
  return TROUBLED_HEALTHS.map((each) => and(eq(sources.health, each), eq(sources.status, literal('active'))));
}

/** The order of the list, as the database compares. */
function byCityAndId(a: SourceRow, b: SourceRow): number {
  if (a.citySlug !== b.citySlug) return a.citySlug < b.citySlug ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

async function pageOfSources<T extends ToldSourceRecord | FoundSource>(
  deps: ReadDeps,
  query: SourceQuery,
  toItem: (row: SourceRow) => T,
) {
  const [afterCity, afterId] = decodePlace(LIST, query.cursor, ['', '']) ?? ['', ''];
  const { city, state, health } = query;
  const slug = city === undefined ? null : (await knownCity(deps, city, state ?? DEFAULT_CITY.state)).slug;
  const isFound = query.discovered ? notInArray(sources.discoveryMethod, BY_HAND) : undefined;
  const found = await Promise.all(rangesOf(health).map((range) => read(and(range, isFound))));
  const rows = found
    .flat()
    .toSorted(byCityAndId)
    .slice(0, query.limit + 1);
  return pageFrom(rows, query.limit, toItem, (row) => encodePlace(LIST, [row.citySlug, row.id]));

  function read(isHealth: SQL | undefined): Promise<SourceRow[]> {
    // SQLite keeps the order of a cross join: cities first for a state, else sources.
    return slug === null && state !== undefined
      ? deps.db
          .select(sourceColumns)
          .from(cities)
          .crossJoin(sources)
          .where(
            and(
              eq(sources.citySlug, cities.slug),
              ne(cities.status, literal('known')),
              eq(cities.state, state),
              gte(cities.slug, afterCity),
              or(gt(sources.citySlug, afterCity), gt(sources.id, afterId)),
              isHealth,
            ),
          )
          .orderBy(asc(cities.slug), asc(sources.id))
          .limit(query.limit + 1)
      : deps.db
          .select(sourceColumns)
          .from(sources)
          .crossJoin(cities)
          .where(
            and(
              eq(cities.slug, sources.citySlug),
              slug === null
                ? isAfter([sources.citySlug, sources.id], [afterCity, afterId])
                : and(eq(sources.citySlug, slug), gt(sources.id, afterCity === slug ? afterId : '')),
              isHealth,
            ),
          )
          .orderBy(...(slug === null ? [asc(sources.citySlug), asc(sources.id)] : [asc(sources.id)]))
          .limit(query.limit + 1);
  }
}
