import type { Endpoints, ResponseOf } from '@marquee/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CITY_SEARCH_LIMIT } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

export type City = ResponseOf<Endpoints['searchCities']>[number];

/** Spec: PICKER-06. */
const DEBOUNCE_MS = 300;
const MIN_CHARACTERS = 2;

/** The cities that match a text, once typing pauses or at once with `searchNow`; without a text, the live cities. */
export function useCitySearch(text: string) {
  const wanted = text.trim();
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const [entered, setEntered] = useState('');
  const query = entered === wanted ? wanted : settled;
  const isSearching = query.length >= MIN_CHARACTERS;
  const featured = useQuery(queryFor('featuredCities', {}));
  const found = useQuery({
    ...queryFor('searchCities', { query: { query, limit: CITY_SEARCH_LIMIT } }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const source = isSearching ? found : featured;
  const { error } = source;
  useEffect(() => {
    if (error) console.warn('The cities could not be loaded', error);
  }, [error]);
  return {
    query,
    isSearching,
    cities: source.data ?? [],
    isPending: source.isPending,
    isError: source.isError,
    /** The cities belong to the text as it stands. */
    isCurrent: query === wanted && !source.isPlaceholderData && !source.isPending,
    searchNow: () => setEntered(wanted),
  };
}
