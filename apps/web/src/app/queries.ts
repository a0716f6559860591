import { QueryClient } from '@tanstack/react-query';
import { fetchByKey } from '../api/fetch-by-key.ts';

/** The shared defaults of the specification (REQ-04, REQ-06); queries that poll or retry override them (docs/spec/decisions.md 40). */
export function makeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // A saved answer needs no connection (src/offline).
        networkMode: 'always',
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
}
