import { DEFAULT_CITY, endpoints, LISTING_MILES } from '@marquee/contract';
import type { AskedOf } from '@marquee/domain/events';
import { Moved, Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { language, listingInAddress } from '@marquee/web/drawn';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { type ReadShown, shownReader } from '../copies/read-public.ts';
import { toldError } from '../problem.ts';
import { nearDeps } from '../replicas/follow.ts';
import { answerAlone, answerShared } from '../shared/answer-shared.ts';
import { placesOfQuery } from '../shared/places-of.ts';
import type { Answer, Making } from '../shared/shared-answers.ts';
import { citiesDocument } from './cities-document.ts';
import { citySourcesDocument } from './city-sources-document.ts';
import { fileHeaders, PAGE_CACHING, PAGE_SECONDS, siteHeadersOf, textAnswer } from './document-answers.ts';
import { eventDocument } from './event-document.ts';
import { fillShell } from './fill-shell.ts';
import { homeDocument } from './home-document.ts';
import { languageOfRequest } from './language-of-request.ts';
import { listingDocument } from './listing-document.ts';
import type { PageDocument } from './page-document.ts';
import { robotsText, sitemap, sitemapIndex } from './sitemap-documents.ts';
import { mountTextDocuments } from './text-documents.ts';
import { managementDocument, venueDocument } from './venue-document.ts';

type Draw = (deps: ApiDeps, read: ReadShown, c: Context<AppEnv>) => Promise<PageDocument>;

/** What of an address makes a difference to its page; absent: the page has no content of its own and is shared with nobody. */
type QuestionOf = (c: Context<AppEnv>) => unknown;

/** What a page is about; null: it is drawn anew when its minute is over. */
type PlacesOf = (c: Context<AppEnv>) => AskedOf | null;

const nothing: QuestionOf = () => ({});
const slugOf = (c: Context<AppEnv>) => c.req.param('slug') ?? '';
const searchOf = (c: Context<AppEnv>) => new URL(c.req.url).searchParams;

/**
 * The site's pages as HTML with their content (docs/decisions/017-documents-at-the-edge.md), and what search engines ask for. The
 * paths stand in wrangler.toml (`run_worker_first`) too: all others are files or pages that only the application draws.
 */
export function mountDocuments(app: Hono<AppEnv>): void {
  mountTextDocuments(app);
  page(
    app,
    '/',
    (deps, read) => homeDocument(deps, read),
    nothing,
    () => ({ ...DEFAULT_CITY, within: LISTING_MILES }),
  );
  page(
    app,
    '/events',
    (deps, read, c) => listingDocument(deps, read, searchOf(c)),
    (c) => {
      // The place as it is written: the page repeats it.
      const { named, filters } = listingInAddress(searchOf(c));
      return { named, filters };
    },
    placesOfListing,
  );
  page(
    app,
    '/events/:slug',
    (deps, read, c) => eventDocument(deps, read, slugOf(c)),
    slugOf,
    (c) => ({
      event: slugOf(c),
    }),
  );
  page(app, '/venue/:slug', (deps, read, c) => venueDocument(deps, read, slugOf(c)), slugOf);
  // The application's alone; the Worker is asked for all below /venue.
  page(app, '/venue/:slug/manage', () => Promise.resolve(managementDocument()));
  page(app, '/cities', (deps, read) => citiesDocument(deps, read), nothing);
  page(app, '/cities/:slug/sources', (deps, read, c) => citySourcesDocument(deps, read, slugOf(c)), slugOf);
  app.get('/sitemap.xml', (c) => file(c, () => sitemapIndex(nearDeps(c, null))));
  app.get('/sitemaps/:name', (c) => file(c, () => sitemap(nearDeps(c, null), c.req.param('name'))));
  app.get('/robots.txt', (c) => {
    const text = robotsText(c.get('deps').publicOrigin);
    return c.body(text, 200, { ...siteHeadersOf(c), ...fileHeaders('text/plain; charset=utf-8') });
  });
}

/** Days of a listing's address move with the day it is read. */
function placesOfListing(c: Context<AppEnv>): AskedOf | null {
  const { named, filters, around } = listingInAddress(searchOf(c));
  const place = endpoints.countCategories.query.safeParse(around(named ?? DEFAULT_CITY));
  const moves = filters.when !== '' || filters.from !== '' || filters.to !== '';
  return place.success && !moves ? placesOfQuery({ ...place.data, area: filters.area }) : null;
}

function page(app: Hono<AppEnv>, path: string, draw: Draw, questionOf?: QuestionOf, placesOf?: PlacesOf): void {
  app.get(path, languageOfRequest, async (c) => {
    const deps = c.get('deps');
    const shell = await deps.shell();
    const make = (_: Context<AppEnv>, making: Making | null) => drawn(c, shell, draw, making);
    try {
      if (!questionOf) return await answerAlone(c, make);
      return await answerShared(c, {
        scope: `${path} ${language()}`,
        partsOf: () => questionOf(c),
        shell,
        ...(placesOf ? { placesOf: () => placesOf(c) } : {}),
        isPage: true,
        make,
      });
    } catch (error) {
      // Like the answers of the API, and for its reason (problem.ts).
      if (error instanceof Moved) return c.body(null, 301, { location: error.location, 'cache-control': 'no-store' });
      // The application says it in its own words, and may succeed a moment later.
      await toldError(error as Error, c);
      return c.body(shell, 503, {
        ...siteHeadersOf(c),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '60',
      });
    }
  });
}

async function drawn(c: Context<AppEnv>, shell: string, draw: Draw, making: Making | null): Promise<Answer> {
  const deps = c.get('deps');
  const { copy, status, ...document } = await draw(nearDeps(c, making), shownReader(c), c);
  const now = deps.clock.now();
  const text = fillShell(shell, { copy, status, ...document }, { origin: deps.publicOrigin, now });
  const answer = await textAnswer(c, text, {
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Language, Cookie',
    ...(copy ? copyHeaders(copy.asOf, now, PAGE_SECONDS) : { 'cache-control': PAGE_CACHING }),
  });
  return { ...answer, status, sharing: status === 200 && !copy ? 'kept' : 'own' };
}

/** A file for search engines; null: there is none of this name. */
function file(c: Context<AppEnv>, read: () => Promise<string | null>): Promise<Response> {
  return answerShared(c, {
    scope: 'file',
    partsOf: () => c.req.path,
    async make() {
      const text = await read();
      if (text === null) throw new Reject(404, 'not-found', 'There is no such sitemap.');
      return textAnswer(c, text, fileHeaders('application/xml'));
    },
  });
}
