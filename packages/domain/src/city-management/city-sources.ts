import { readRows } from '@marquee/db';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, pageFrom } from '../list-page.ts';
import { sourceScore } from '../sources/index.ts';
import { citySourceOf, configuredCity } from './city-record.ts';
import { allSources, sourcesPage } from './city-sources.sql.ts';

const LIST = 'city-sources';

/** The sources of a city, one page at a time, in the order of their index. Throws Reject (404) for a city that is not in the network. */
export async function listCitySources(
  deps: DbDeps,
  slug: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const [after] = decodePlace(LIST, cursor, ['']) ?? [''];
  await configuredCity(deps, slug);
  const rows = await readRows(deps.db, sourcesPage(slug, after, limit + 1));
  return pageFrom(rows, limit, citySourceOf, ({ id }) => encodePlace(LIST, [id]));
}

/** A city in figures (spec: ENT-045; docs/spec/decisions.md 103). Throws Reject (404) for a city that is not in the network. */
export async function cityFigures(deps: DbDeps, slug: string) {
  const { events: activeEvents, lastDiscovery } = await configuredCity(deps, slug);
  const sources = await readRows(deps.db, allSources(slug));
  const scores = sources.flatMap((source) => (source.status === 'active' ? (sourceScore(source) ?? []) : []));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    totalEvents: sumOf(sources.map(({ events }) => events ?? 0)),
    activeEvents,
    averageScore: scores.length === 0 ? null : Math.round(sumOf(scores) / scores.length),
    lastDiscovery,
  };
}
