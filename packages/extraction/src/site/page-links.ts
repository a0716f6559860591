import { SITE } from '../decide/weights/site.ts';
import { attribute } from '../document/html/dom.ts';
import { textIn } from '../document/html/element-text.ts';
import type { Page } from '../document/page.ts';
import { sameAddress, webUrl } from '../document/url.ts';

/** A page with more links is read no further: an endless page is no better than a long one. */
const MOST_LINKS = 2_000;
const MOST_EVENT_LINKS = 5;
const MOST_OUTBOUND = 60;
const MOST_OWN = 60;
const MOST_LINK_TEXT = 60;

const WORD =
  /\b(events?|calendars?|what[’']?s[ -]on|happenings?|shows?|concerts?|performances?|programs?|programme|schedule|season|tickets|exhibitions?|exhibits?|classes|workshops?|gigs|line-?up|agenda|outings?|tours?|playbill|showtimes?|whats-?on|upcoming)\b/i;
/** How certain each word is: a calendar is a list of events, a program may be a brochure. */
const CERTAIN = /\b(events?|calendars?|what[’']?s[ -]?on|happenings?|upcoming)\b/i;
const NOT_A_LIST =
  /\b(past|archive|private|host (?:an|your)|book (?:an|your)|rental|rent|gallery|photos?|news|blog|jobs?|careers|weddings?|policy|calendar of closures|submit)\b/i;
const FILE = /\.(?:jpe?g|png|gif|svg|webp|pdf|docx?|xlsx?|zip|mp[34])(?:$|\?)/i;

/** Pages of the same site whose links read like a list of events, the likeliest first. */
export function eventLinks(page: Page): string[] {
  const host = bareHost(page.url);
  const found = new Map<string, number>();
  for (const { url, text } of linksOf(page)) {
    if (bareHost(url) !== host || sameAddress(url, page.url) || FILE.test(url)) continue;
    const points = eventPoints(text, new URL(url).pathname);
    if (points > 0) found.set(url, Math.max(points, found.get(url) ?? 0));
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_EVENT_LINKS)
    .map(([url]) => url);
}

/** How much a link reads like one to a list of events: 0 or less means not at all. */
export function eventPoints(text: string, path: string): number {
  const words = path.replaceAll(/[-_/.]+/g, ' ');
  if (text.length > 60 || NOT_A_LIST.test(text) || NOT_A_LIST.test(words)) return 0;
  const said = CERTAIN.test(text) ? 4 : WORD.test(text) ? 2 : 0;
  const addressed = CERTAIN.test(words) ? 3 : WORD.test(words) ? 1 : 0;
  // One event among many has a longer path than their list.
  const depth = path.split('/').filter(Boolean).length;
  return said + addressed === 0 ? 0 : said + addressed - Math.max(0, depth - 1) * SITE.pageLinks.pathPart;
}

/** Pages of the same site, each once, with the words of their first link: all that a model needs to see of a home page. */
export function ownLinks(page: Page): Array<{ url: string; text: string }> {
  const host = bareHost(page.url);
  const found = new Map<string, { url: string; text: string }>();
  for (const link of linksOf(page)) {
    const isPage = bareHost(link.url) === host && !sameAddress(link.url, page.url) && !FILE.test(link.url);
    if (!isPage || found.has(link.url)) continue;
    found.set(link.url, { url: link.url, text: link.text.slice(0, MOST_LINK_TEXT) });
    if (found.size >= MOST_OWN) break;
  }
  return [...found.values()];
}

/** Pages of other sites, each host once. */
export function outboundLinks(page: Page): Array<{ url: string; text: string }> {
  const own = bareHost(page.url);
  const found = new Map<string, { url: string; text: string }>();
  for (const link of linksOf(page)) {
    const host = bareHost(link.url);
    if (host === own || FILE.test(link.url) || found.has(host)) continue;
    found.set(host, link);
    if (found.size >= MOST_OUTBOUND) break;
  }
  return [...found.values()];
}

function* linksOf(page: Page): Generator<{ url: string; text: string }> {
  if (page.format !== 'html') return;
  for (const link of page.elements('a').slice(0, MOST_LINKS)) {
    const url = webUrl(attribute(link, 'href') ?? '', page.url);
    if (url) yield { url: url.replace(/#.*$/s, ''), text: textIn(link).replace(/\s+/g, ' ').trim().slice(0, 120) };
  }
}

function bareHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
