import type { FeedQuery, Slices } from '@marquee/contract';
import { readEventCalendar, readFeed } from '@marquee/domain/feeds';
import { sha256Hex } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { inLanguage } from '../documents/language-of-request.ts';
import { embeddedList } from '../embed/embedded-list.ts';
import { CALENDAR_TYPE, calendarOf } from '../feeds/calendar.ts';
import { daysOfNow } from '../feeds/days-of-now.ts';
import { shownTitle } from '../feeds/event-words.ts';
import { feedName, feedSearch, pageSearch } from '../feeds/feed-name.ts';
import { JSON_FEED_TYPE, jsonFeedOf } from '../feeds/json-feed.ts';
import { type FeedOf, RSS_TYPE, rssOf } from '../feeds/rss.ts';
import { saleOf } from '../feeds/sale-of.ts';
import type { Document, Verbs } from '../verbs.ts';

/** Readers ask every few minutes to hours; what is withdrawn is gone from their copy a minute later. */
const CACHE_SECONDS = 60;

export const feedRoutes: Verbs<Slices['feeds']> = {
  getCalendarFeed: async (deps, { query }) => {
    const feed = await feedOf(deps, query, 'ics');
    return feedDocument(feed, CALENDAR_TYPE, calendarOf({ ...feed, source: feed.self }));
  },
  getRssFeed: async (deps, { query }) => {
    const feed = await feedOf(deps, query, 'rss');
    return feedDocument(feed, RSS_TYPE, rssOf(feed));
  },
  getJsonFeed: async (deps, { query }) => {
    const feed = await feedOf(deps, query, 'json');
    return feedDocument(feed, JSON_FEED_TYPE, jsonFeedOf(feed));
  },
  getEmbeddedList: (deps, { query }) => inLanguage(query.lang, () => embeddedList(deps, query)),
  getEventCalendar: async (deps, { params }) => {
    const read = await readEventCalendar(deps, params.slug);
    const { event } = read;
    const calendar = calendarOf({
      origin: deps.publicOrigin,
      name: shownTitle(event, event),
      events: [read, ...saleOf(read, deps.clock.now())],
    });
    return { ...(await documentOf(CALENDAR_TYPE, calendar)), filename: `${event.slug}.ics` };
  },
};

async function feedOf(deps: ApiDeps, query: FeedQuery, kind: 'ics' | 'rss' | 'json'): Promise<FeedOf> {
  const { city, events } = await readFeed(deps, await daysOfNow(deps, query));
  const origin = deps.publicOrigin;
  // In our spelling, however it was asked for: the same feed has the same address.
  const named = query.city === undefined ? query : { ...query, city: city.city };
  return {
    origin,
    name: feedName(city, query),
    self: `${origin}/api/feeds/events.${kind}${feedSearch(named)}`,
    page: `${origin}/events${pageSearch(city, query)}`,
    events,
  };
}

async function feedDocument({ events }: FeedOf, contentType: string, body: string): Promise<Document> {
  return { ...(await documentOf(contentType, body)), hasEvents: events.length > 0 };
}

async function documentOf(contentType: string, body: string): Promise<Document> {
  return { contentType, body, etag: `"${(await sha256Hex(body)).slice(0, 32)}"`, cacheSeconds: CACHE_SECONDS };
}
