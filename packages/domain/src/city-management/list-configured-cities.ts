import type { CityFilter, CitySort } from '@marquee/contract';
import { readRows, readTogether } from '@marquee/db';
import { nameKey } from '../cities/index.ts';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, pageFrom } from '../list-page.ts';
import { cityOf } from './city-record.ts';
import { firstSources } from './city-sources.sql.ts';
import { citiesPage, cityCounts, statesOfNetwork } from './configured-cities.sql.ts';

interface CityQuery {
  search?: string | undefined;
  state?: string | undefined;
  filter?: CityFilter | undefined;
  sort: CitySort;
  direction: 'asc' | 'desc';
  limit: number;
  cursor?: string | undefined;
}

const LIST = 'configured-cities';

/** `Columbia, SC` finds the city too. */
function asked({ search = '', state, filter }: CityQuery) {
  const [, name = search, code] = /^(.*?),\s*([a-z]{2})$/i.exec(search.trim()) ?? [];
  return { search: nameKey(name), state: state ?? code?.toUpperCase(), filter };
}

/** Cities of the network, one page at a time, with the counts of the filter cards. Reads a few rows for each city of the network. */
export async function listConfiguredCities(deps: DbDeps, query: CityQuery) {
  const [offset] = decodePlace(LIST, query.cursor, [0]) ?? [0];
  const filters = asked(query);
  const { sort, direction, limit } = query;
  const [rows, [counts], states] = await readTogether(deps.db, [
    citiesPage(filters, { sort, direction, limit: limit + 1, offset: Math.max(0, Math.floor(offset)) }),
    cityCounts(filters),
    statesOfNetwork,
  ] as const);
  const sources = await readRows(deps.db, firstSources(rows.map(({ slug }) => slug)));
  const ofCity = Map.groupBy(sources, ({ citySlug }) => citySlug);
  const { live = 0, ready = 0, configured = 0, pending = 0, hidden = 0, matching = 0 } = counts ?? {};
  return {
    ...pageFrom(
      rows,
      limit,
      (row) => cityOf(row, ofCity.get(row.slug) ?? []),
      () => encodePlace(LIST, [offset + limit]),
    ),
    total: matching,
    counts: { live, ready, configured, pending },
    hidden,
    states: states.map(({ state }) => state),
  };
}
