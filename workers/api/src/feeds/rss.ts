import type { FeedEvent } from '@marquee/domain/feeds';
import { shownText } from '@marquee/kernel';
import { linesOf, placeOf, shownTitle, urlOf, whenOf } from './event-words.ts';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

/** How long a reader may keep it. */
const TTL_MINUTES = 60;

export interface FeedOf {
  origin: string;
  name: string;
  /** The feed's own address, and the page with the same list. */
  self: string;
  page: string;
  events: readonly FeedEvent[];
}

/** RSS 2.0 with an item for each event. Equal events give equal bytes. */
export function rssOf({ origin, name, self, page, events }: FeedOf): string {
  const channel = [
    element('title', name),
    element('link', page),
    element('description', `${name}, soonest first.`),
    element('language', 'en-us'),
    element('ttl', String(TTL_MINUTES)),
    `<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>`,
    ...events.map((one) => itemOf(origin, one)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel>\n${channel.join('\n')}\n</channel>`,
    '</rss>\n',
  ].join('\n');
}

function itemOf(origin: string, { event, createdAt }: FeedEvent): string {
  const lines = [`${whenOf(event)} · ${placeOf(event)}`, ...linesOf(event)];
  return [
    '<item>',
    element('title', shownTitle(event, event)),
    element('link', urlOf(origin, event)),
    `<guid isPermaLink="false">${xml(`${event.id}@${new URL(origin).host}`)}</guid>`,
    element('pubDate', new Date(createdAt).toUTCString()),
    ...event.categories.map((category) => element('category', category)),
    // A description is HTML inside of XML: escaped once for each.
    element('description', lines.map((line) => `<p>${xml(line).replaceAll('\n', '<br>')}</p>`).join('')),
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text for XML 1.0; characters that it cannot have (§2.2) are removed, as all that are not shown. */
function xml(text: string): string {
  return shownText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
