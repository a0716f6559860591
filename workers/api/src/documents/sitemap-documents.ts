import { type EndpointId, endpoints } from '@marquee/contract';
import { citySitemap, sitemapPages } from '@marquee/domain/sitemaps';
import type { ApiDeps } from '@marquee/platform';
import { escaped, eventsPath, venuePath } from '@marquee/web/drawn';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Pages of no city. */
const STATIC = ['/', '/cities'];

interface Entry {
  path: string;
  /** Milliseconds; null if unknown. */
  changedAt?: number | null;
}

/** `/sitemap.xml`: the pages of no city, and each city's. */
export async function sitemapIndex(deps: ApiDeps): Promise<string> {
  const cities = await sitemapPages(deps);
  const entries = cities.map(({ slug, page, changedAt }) => ({ path: `/sitemaps/${slug}-${page}.xml`, changedAt }));
  return document('sitemapindex', 'sitemap', [{ path: '/sitemaps/site.xml' }, ...entries], deps.publicOrigin);
}

/** `/sitemaps/site.xml` and `/sitemaps/columbia-sc-1.xml`. Null if there is none of this name. */
export async function sitemap(deps: ApiDeps, name: string): Promise<string | null> {
  if (name === 'site.xml')
    return document(
      'urlset',
      'url',
      STATIC.map((path) => ({ path })),
      deps.publicOrigin,
    );
  const [, slug, page] = /^([a-z0-9-]{1,100})-(\d{1,2})\.xml$/.exec(name) ?? [];
  const found = slug && page ? await citySitemap(deps, slug, Number(page)) : null;
  if (!found) return null;
  const { categories, venues, events, syncedAt } = found;
  const listings = Number(page) === 1 ? ['', ...categories] : [];
  const entries = [
    ...listings.map((category) => ({ path: eventsPath(found, category), changedAt: syncedAt })),
    ...(Number(page) === 1 ? [{ path: `/cities/${slug}/sources`, changedAt: syncedAt }] : []),
    ...venues.map((venue) => ({ path: venuePath(venue), changedAt: syncedAt })),
    ...events.map(({ slug: event, changedAt }) => ({ path: `/events/${event}`, changedAt })),
  ];
  return document('urlset', 'url', entries, deps.publicOrigin);
}

function document(root: string, element: string, entries: readonly Entry[], origin: string): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escaped(new URL(path, origin).href)}</loc>${changed}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${root}>\n`;
}

/** Below `/api/`, what other services are meant to fetch: calendars and readers that people subscribe with, pictures, and what describes the API. */
const FETCHED_BY_OTHERS = [
  'getCalendarFeed',
  'getRssFeed',
  'getJsonFeed',
  'getCsvFeed',
  'getVenueFeed',
  'getEventCalendar',
  'getSharedItineraryCalendar',
  'getPlaceholder',
  'referencePage',
  'openApiDocument',
] as const satisfies ReadonlyArray<EndpointId<'document'>>;

/** The console and the API are nobody's search results; the longest rule that matches decides (RFC 9309 §2.2.2). */
export function robotsText(origin: string): string {
  const allowed = FETCHED_BY_OTHERS.map((id) => `Allow: ${endpoints[id].path.replaceAll(/:\w+/g, '*')}`);
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n${allowed.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
