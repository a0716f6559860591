import type { FeedFormat } from '@marquee/contract';
import { sha256Hex } from '@marquee/kernel';
import type { Document } from '../verbs.ts';
import { CALENDAR_TYPE, calendarOf } from './calendar.ts';
import { CSV_TYPE, csvFeedOf } from './csv-feed.ts';
import { JSON_FEED_TYPE, jsonFeedOf } from './json-feed.ts';
import { type FeedOf, RSS_TYPE, rssOf } from './rss.ts';

/** Readers ask every few minutes to hours; what is withdrawn is gone from their copy a minute later. */
const CACHE_SECONDS = 60;

const FORMATS: Record<FeedFormat, { type: string; write: (feed: FeedOf) => string }> = {
  ics: { type: CALENDAR_TYPE, write: (feed) => calendarOf({ ...feed, source: feed.self }) },
  rss: { type: RSS_TYPE, write: rssOf },
  json: { type: JSON_FEED_TYPE, write: jsonFeedOf },
  csv: { type: CSV_TYPE, write: csvFeedOf },
};

/** Events in one of the formats of feeds. */
export async function feedDocument(format: FeedFormat, feed: FeedOf): Promise<Document> {
  const { type, write } = FORMATS[format];
  return { ...(await writtenDocument(type, write(feed))), hasEvents: feed.events.length > 0 };
}

export async function writtenDocument(contentType: string, body: string): Promise<Document> {
  return { contentType, body, etag: `"${(await sha256Hex(body)).slice(0, 32)}"`, cacheSeconds: CACHE_SECONDS };
}
