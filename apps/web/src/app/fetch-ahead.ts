import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { queryFor } from '../api/query-for.ts';

/** Asks for what the first page will show while its code is still on the way. */
export function fetchAhead(queries: QueryClient, pathname: string): void {
  const slug = matchPath('/events/:slug', pathname)?.params.slug;
  if (slug) void queries.prefetchQuery(queryFor('getEvent', { params: { slug } }));
}
