import { type SitePayments, siteHeaders } from '@marquee/contract';
import { Moved } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { type ReadShown, shownReader } from '../copies/read-public.ts';
import { etagOf, isHeld } from '../etag.ts';
import { problemAnswer, toldError } from '../problem.ts';
import { citiesDocument } from './cities-document.ts';
import { eventDocument } from './event-document.ts';
import { fillShell } from './fill-shell.ts';
import { homeDocument } from './home-document.ts';
import { languageOfRequest } from './language-of-request.ts';
import { listingDocument } from './listing-document.ts';
import type { PageDocument } from './page-document.ts';
import { robotsText, sitemap, sitemapIndex } from './sitemap-documents.ts';
import { managementDocument, venueDocument } from './venue-document.ts';

/** As long as the answers they carry; a little longer while a new one is fetched. */
const PAGE_SECONDS = 15;
const PAGE_CACHING = `public, max-age=${PAGE_SECONDS}, stale-while-revalidate=45`;
const FILE_CACHING = 'public, max-age=3600';

type Draw = (deps: ApiDeps, read: ReadShown, c: Context<AppEnv>) => Promise<PageDocument>;

/**
 * The site's pages as HTML with their content (docs/decisions/017-documents-at-the-edge.md), and what search engines ask for. The
 * paths stand in wrangler.toml (`run_worker_first`) too: all others are files or pages that only the application draws.
 */
export function mountDocuments(app: Hono<AppEnv>): void {
  page(app, '/', (deps, read) => homeDocument(deps, read));
  page(app, '/events', (deps, read, c) => listingDocument(deps, read, new URL(c.req.url).searchParams));
  page(app, '/events/:slug', (deps, read, c) => eventDocument(deps, read, c.req.param('slug') ?? ''));
  page(app, '/venue/:slug', (deps, read, c) => venueDocument(deps, read, c.req.param('slug') ?? ''));
  // The application's alone; the Worker is asked for all below /venue.
  page(app, '/venue/:slug/manage', () => Promise.resolve(managementDocument()));
  page(app, '/cities', (deps, read) => citiesDocument(deps, read));
  app.get('/sitemap.xml', async (c) => file(c, 'application/xml', await sitemapIndex(c.get('deps'))));
  app.get('/sitemaps/:name', async (c) => {
    const text = await sitemap(c.get('deps'), c.req.param('name'));
    return text === null
      ? problemAnswer(c, 404, 'not-found', 'There is no such sitemap.')
      : file(c, 'application/xml', text);
  });
  app.get('/robots.txt', (c) => file(c, 'text/plain; charset=utf-8', robotsText(c.get('deps').publicOrigin)));
}

function page(app: Hono<AppEnv>, path: string, draw: Draw): void {
  app.get(path, languageOfRequest, async (c) => {
    const deps = c.get('deps');
    const shell = await deps.shell();
    try {
      const { copy, status, ...document } = await draw(deps, shownReader(c), c);
      const now = deps.clock.now();
      const text = fillShell(shell, { copy, status, ...document }, { origin: deps.publicOrigin, now });
      const headers = copy ? copyHeaders(copy.asOf, now, PAGE_SECONDS) : { 'cache-control': PAGE_CACHING };
      return send(c, text, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Language, Cookie', ...headers },
      });
    } catch (error) {
      // Like the answers of the API, and for its reason (problem.ts).
      if (error instanceof Moved) return c.body(null, 301, { location: error.location, 'cache-control': 'no-store' });
      // The application says it in its own words, and may succeed a moment later.
      await toldError(error as Error, c);
      return c.body(shell, 503, {
        ...siteHeaders(deps.mapServers, sitePayments(deps)),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '60',
      });
    }
  });
}

function file(c: Context<AppEnv>, contentType: string, text: string): Promise<Response> {
  return send(c, text, { status: 200, headers: { 'content-type': contentType, 'cache-control': FILE_CACHING } });
}

interface Sent {
  status: PageDocument['status'];
  headers: Record<string, string>;
}

async function send(c: Context<AppEnv>, text: string, { status, headers: own }: Sent): Promise<Response> {
  const etag = await etagOf(text);
  const headers = { ...siteHeaders(c.get('deps').mapServers, sitePayments(c.get('deps'))), ...own, etag };
  if (status === 200 && isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(text, status, headers);
}

/** Who takes cards on this site, for its policy. */
function sitePayments({ payments }: Pick<ApiDeps, 'payments'>): SitePayments {
  if (!payments.isSetUp || !payments.browser) return null;
  return (payments.browser.formOrigin as SitePayments) ?? 'stripe';
}
