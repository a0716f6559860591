import { type FeedKind, writeFeed } from '../markup/feeds.ts';
import { page } from '../markup/page.ts';
import { listing } from '../markup/skins.ts';
import type { Site } from '../model.ts';
import { showPage } from './jsonld-site.ts';

/** A feed in the shape of a platform, at the path and query of the site's source, and a listing for people. */
export function feedSite(kind: FeedKind): Site['publish'] {
  return (site, visit) => {
    const address = `${visit.url.pathname}${visit.url.search}`;
    if (address === site.source) {
      const { contentType, body } = writeFeed(kind, site, visit.listed);
      return { status: 200, headers: { 'content-type': contentType }, body };
    }
    if (visit.url.pathname === site.calendar) return page(site, { title: 'Events', main: listing(site, visit.listed) });
    return showPage(site, visit, () => '');
  };
}
