import { LIMITS } from '../base/limits.ts';
import type { Draft, FollowUp } from '../base/types.ts';
import { isBelowBar } from '../decide/doubt/index.ts';
import { FINISH } from '../decide/weights/finish.ts';
import { attribute, type ElementNode, rawText } from '../document/html/dom.ts';
import type { Page } from '../document/page.ts';
import { sameAddress, webUrl } from '../document/url.ts';
import { embeddedFeeds, writtenOn } from '../formats/platforms/embeds.ts';

const CALENDAR_ADDRESS = /\.ics(?:$|[?#])|[?&](?:ical|outlook-ical)=1\b|^webcals?:/i;
/** What all these addresses have in them. */
const MAY_BE_CALENDAR = /\.ics|[?&](?:ical|outlook-ical)=1|webcal/i;
const EVENTS_API = /\/wp-json\/tribe\/events\/v1\/?/i;

/**
 * Further documents to read: feeds that the page names (calendars, The Events Calendar's API), its next page, own pages of events that a list
 * leaves in doubt, and the requests of rungs.
 * Only http(s), each URL once, never the page itself, at most `LIMITS.followUpsPerReason` of a kind; the most certain first.
 */
export function followUpsOf(page: Page, drafts: readonly Draft[], asked: readonly FollowUp[]): FollowUp[] {
  const wanted: FollowUp[] = [...asked];
  if (page.format === 'html') {
    wanted.push(...feeds(page, drafts), ...ownPages(page, drafts));
    for (const link of [...page.elements('link'), ...page.elements('a')]) {
      if (isRelated(link, 'next')) wanted.push({ url: attribute(link, 'href') ?? '', reason: 'next-page' });
    }
  }
  const found: FollowUp[] = [];
  const seen = new Set<string>();
  const counts = { feed: 0, 'next-page': 0, detail: 0 };
  for (const { url, reason } of wanted) {
    const address = webUrl(url, page.url);
    if (!address || seen.has(address) || sameAddress(address, page.url) || counts[reason] >= LIMITS.followUpsPerReason)
      continue;
    seen.add(address);
    counts[reason] += 1;
    found.push({ url: address, reason });
  }
  return found;
}

/** Of a list with doubtful events, the pages of the first coming ones on the same host. */
function ownPages({ url: list, hints }: Page, drafts: readonly Draft[]): FollowUp[] {
  if (drafts.length < 2 || !URL.canParse(list)) return [];
  const { host } = new URL(list);
  const urls = new Set<string>();
  for (const draft of drafts) {
    const url = draft.url?.value;
    if (urls.size === FINISH.links.samples) break;
    if (url === undefined || !isBelowBar(draft) || draft.start.value < hints.today) continue;
    if (URL.canParse(url) && new URL(url).host === host && !sameAddress(url, list)) urls.add(url);
  }
  return [...urls].map((url) => ({ url, reason: 'detail' }));
}

function* feeds(page: Page, drafts: readonly Draft[]): Generator<FollowUp> {
  for (const link of page.elements('link')) {
    if (!isRelated(link, 'alternate')) continue;
    const href = attribute(link, 'href') ?? '';
    const type = attribute(link, 'type') ?? '';
    if (/^text\/calendar/i.test(type) || CALENDAR_ADDRESS.test(href)) yield { url: href, reason: 'feed' };
    else if (EVENTS_API.test(href)) yield { url: eventsOfApi(href), reason: 'feed' };
    else if (/^application\/(?:rss|atom)\+xml/i.test(type) && isEventFeed(link)) yield { url: href, reason: 'feed' };
  }
  for (const url of embeddedFeeds(page)) yield { url, reason: 'feed' };
  const api = eventsApi(page);
  if (api) yield { url: api, reason: 'feed' };
  // The button that adds one event to a calendar does not link a feed.
  const own = drafts.map((draft) => draft.url?.value).filter((url) => url !== undefined);
  if (!MAY_BE_CALENDAR.test(writtenOn(page).joined)) return;
  for (const link of page.elements('a')) {
    const href = attribute(link, 'href') ?? '';
    if (CALENDAR_ADDRESS.test(href) && !isOfOneEvent(href, own, page)) yield { url: href, reason: 'feed' };
  }
}

/** Most sites also link a news feed, and one of its comments. */
function isEventFeed(link: ElementNode): boolean {
  const words = `${attribute(link, 'title') ?? ''} ${attribute(link, 'href') ?? ''}`;
  return /\b(?:events?|calendar|shows|concerts|what'?s[ -]on)\b/i.test(words) && !/comments?\b/i.test(words);
}

function isOfOneEvent(href: string, eventUrls: readonly string[], page: Page): boolean {
  const url = webUrl(href, page.url);
  if (!url) return true;
  const plain = url.replace(/\?.*$/s, '');
  return eventUrls.some(
    (event) => sameAddress(event.replace(/\?.*$/s, ''), plain) && !sameAddress(page.url.replace(/\?.*$/s, ''), plain),
  );
}

/** WordPress names its API in `<link rel="https://api.w.org/">`; if the page has marks of The Events Calendar, its events are there too. */
function eventsApi(page: Page): string | null {
  const origin = page.elements('meta').find((meta) => attribute(meta, 'name') === 'tec-api-origin');
  const root = page.elements('link').find((link) => isRelated(link, 'https://api.w.org/'));
  const rootUrl = root && webUrl(attribute(root, 'href') ?? '', page.url);
  if (rootUrl && (origin || hasCalendarMarks(page))) return `${rootUrl.replace(/\/$/, '')}/tribe/events/v1/events`;
  const site = origin && webUrl(attribute(origin, 'content') ?? '', page.url);
  return site ? `${site.replace(/\/$/, '')}/wp-json/tribe/events/v1/events` : null;
}

function hasCalendarMarks(page: Page): boolean {
  if (!/\btribe[-_]/i.test(page.text)) return false;
  if ([...page.elements('div'), ...page.elements('body'), ...page.elements('link')].some(isCalendarPart)) return true;
  return page
    .elements('script')
    .some((script) => /\btribe_(?:events|l10n|js_config)/.test(rawText(script).slice(0, 5_000)));
}

function isCalendarPart(element: ElementNode): boolean {
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  return /\btribe-(?:events|common|bar|mini-calendar)/i.test(names);
}

/** The API's own root is advertised, sometimes with a query for one event; its events are below it. */
function eventsOfApi(href: string): string {
  const match = EVENTS_API.exec(href);
  return match ? `${href.slice(0, match.index)}${match[0].replace(/\/$/, '')}/events` : href;
}

function isRelated(link: ElementNode, relation: string): boolean {
  const relations = attribute(link, 'rel')?.toLowerCase();
  if (!relations?.includes(relation)) return false;
  return relations === relation || relations.split(/\s+/).includes(relation);
}
