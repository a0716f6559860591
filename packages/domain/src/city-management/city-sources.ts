import { readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { citySourceOf, configuredCity } from './city-record.ts';
import { figuresOf, sourcesPage } from './city-sources.sql.ts';

const LIST = 'city-sources';

/** The sources of a city, one page at a time, in the order of their index. Throws Reject (404) for a city that is not in the network. */
export async function listCitySources(
  deps: Pick<ReadDeps, 'db'>,
  slug: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const [after] = decodePlace(LIST, cursor, ['']) ?? [''];
  await configuredCity(deps, slug);
  const [rows] = await readTogether(deps.db, [sourcesPage(slug, after, limit + 1)] as const);
  return pageFrom(rows, limit, citySourceOf, ({ id }) => encodePlace(LIST, [id]));
}

/** A city in figures (spec: ENT-045; docs/spec/decisions.md 103). Throws Reject (404) for a city that is not in the network. */
export async function cityFigures(deps: Pick<ReadDeps, 'db'>, slug: string) {
  await configuredCity(deps, slug);
  const [[figures]] = await readTogether(deps.db, [figuresOf(slug)] as const);
  const { totalEvents = 0, activeEvents = 0, averageScore = null, lastFoundAt = null } = figures ?? {};
  return { totalEvents, activeEvents, averageScore, lastDiscovery: isoOf(lastFoundAt) };
}
