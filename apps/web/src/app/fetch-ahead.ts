import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { queryFor } from '../api/query-for.ts';
import { firstComingQuery } from '../features/home/coming-query.ts';
import { citiesPage, eventPage, homePage, otherPages, venuePage } from './pages.ts';

/** Null: its code is in the first files. */
const PAGES: Readonly<Record<string, typeof citiesPage | null>> = {
  '/': homePage,
  '/cities': citiesPage,
  '/events': null,
};

/** Fetches the data and the code of the first page before rendering starts. Ends when the code has come, or cannot come. */
export async function fetchAhead(queries: QueryClient, pathname: string): Promise<void> {
  if (pathname === '/') void queries.prefetchQuery(firstComingQuery());
  const slug = matchPath('/events/:slug', pathname)?.params.slug;
  // Not if the document carried it.
  if (slug) void queries.prefetchQuery(queryFor('getEvent', { params: { slug } }));
  const venue = matchPath('/venue/:slug', pathname)?.params.slug;
  if (venue) void queries.prefetchQuery(queryFor('getVenue', { params: { slug: venue } }));
  const page = slug ? eventPage : venue ? venuePage : PAGES[pathname];
  const isOther = page === undefined && !/^\/(?:admin|auth)(?:\/|$)/.test(pathname);
  await (isOther ? otherPages : page)?.preload().catch(() => {});
}
