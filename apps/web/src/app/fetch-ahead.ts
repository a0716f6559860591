import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { queryFor } from '../api/query-for.ts';
import { firstComingQuery } from '../features/home/coming-query.ts';

/** Fetches the data and the code of the first page before rendering starts. */
export function fetchAhead(queries: QueryClient, pathname: string): void {
  if (pathname === '/') {
    void queries.prefetchQuery(firstComingQuery());
    void import('../features/home/home-page.tsx');
  }
  const slug = matchPath('/events/:slug', pathname)?.params.slug;
  if (!slug) return;
  void queries.prefetchQuery(queryFor('getEvent', { params: { slug } }));
  void import('../features/event-page/event-page.tsx');
}
