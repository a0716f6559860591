import { literal, pages, sources } from '@marquee/db';
import { type Hints, platformOfAddress } from '@marquee/extraction';
import { type Message, ReadingFailed, say } from '@marquee/kernel';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { CityRow } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import { orFailure } from '../reading-failure.ts';
import type { NamedSite } from './found-site.ts';

/** Stored pages that one session looks through: those of the sources that were read last. */
const MOST_PAGES = 24;

/**
 * Sites that the pages of a city's sources link to, from the stored copies: nothing is fetched. A link to a platform that publishes
 * calendars is told apart by the marks in its address, never by the name of a site.
 */
export async function readLinks(deps: EngineDeps, city: CityRow): Promise<{ sites: NamedSite[]; note: Message }> {
  const rows = await deps.db
    .select({ url: pages.url, hash: pages.contentHash, type: pages.contentType, source: sources.name })
    .from(sources)
    .innerJoin(pages, eq(pages.sourceId, sources.id))
    .where(and(eq(sources.citySlug, city.slug), eq(sources.status, literal('active')), isNotNull(pages.contentHash)))
    .orderBy(desc(pages.fetchedAt))
    .limit(MOST_PAGES);
  const today = dateOf(localOf(deps.clock.now(), city.timezone));
  const hints: Hints = { today, timezone: city.timezone, city: city.name, state: city.state };
  const sites: NamedSite[] = [];
  let read = 0;
  for (const { url, hash, type, source } of rows) {
    const blob = hash === null ? null : await deps.blobs.get(`pages/${hash}`);
    if (!blob) continue;
    const bytes =
      blob.body instanceof Uint8Array ? blob.body : new Uint8Array(await new Response(blob.body).arrayBuffer());
    const document = { url, contentType: type ?? blob.contentType, bytes };
    const signs = await orFailure(deps.reader.siteSigns({ document, hints }));
    if (signs instanceof ReadingFailed) continue;
    read += 1;
    sites.push(...signs.outbound.map(({ url: target, text }) => linkedSite(target, text, source)));
  }
  return { sites, note: say('search.pagesLink', { n: read, n2: sites.length }) };
}

function linkedSite(url: string, text: string, source: string): NamedSite {
  const platform = platformOfAddress(url);
  if (platform !== null)
    return {
      url,
      name: null,
      method: 'platform',
      venueType: null,
      foundBecause: text
        ? say('found.calendarLinkAs', { source, platform, text })
        : say('found.calendarLink', { source, platform }),
    };
  const foundBecause = text ? say('found.linkAs', { source, text }) : say('found.link', { source });
  return { url, name: text || null, method: 'link', venueType: null, foundBecause };
}
