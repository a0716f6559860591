import type { CityFilter, CitySort } from '@marquee/contract';
import { useSearchParams } from 'react-router';

/** The values of the contract (CITY_FILTERS, CITY_SORTS). */
export const FILTERS = ['live', 'ready', 'configured', 'pending'] as const satisfies readonly CityFilter[];
export const SORTS = ['name', 'activeSources', 'events', 'lastDiscovery'] as const satisfies readonly CitySort[];
/** Cities in the summary, and on one page of all. */
export const SUMMARY = 8;
const PAGE = 60;

/** What the address asks for; anything else counts as absent. */
export function cityQueryOf(params: URLSearchParams) {
  const sort = SORTS.find((one) => one === params.get('sort')) ?? 'name';
  const direction = params.get('direction') === 'desc' ? 'desc' : 'asc';
  const filter = FILTERS.find((one) => one === params.get('filter'));
  const search = params.get('search')?.slice(0, 80);
  const state = /^[A-Z]{2}$/.exec(params.get('state') ?? '')?.[0];
  const isAll = params.get('all') === 'yes';
  const cursor = isAll ? params.get('from') : null;
  return {
    isAll,
    isFirst: cursor === null,
    query: {
      sort,
      direction,
      limit: isAll ? PAGE : SUMMARY,
      ...(filter && { filter }),
      ...(search && { search }),
      ...(state && { state }),
      ...(cursor && { cursor }),
    },
  } as const;
}

/** The address as state: a change of what is asked for begins with the first page again. */
export function useCityAddress() {
  const [params, setParams] = useSearchParams();
  function change(values: Record<string, string>): void {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (!('from' in values) && !('open' in values)) next.delete('from');
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  }
  return { params, change };
}
