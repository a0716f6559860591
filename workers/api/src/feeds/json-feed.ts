import { FACT_KEYS, FACTS } from '@marquee/contract';
import { shownJson } from '../shown-json.ts';
import { linesOf, placeOf, shownTitle, urlOf, whenOf } from './event-words.ts';
import type { FeedOf } from './rss.ts';

export const JSON_FEED_TYPE = 'application/feed+json; charset=utf-8';

/** JSON Feed 1.1 with an item for each event; `_marquee` has its fields as data. Equal events give equal bytes. */
export function jsonFeedOf({ origin, name, self, page, events }: FeedOf): string {
  return shownJson({
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: page,
    feed_url: self,
    description: `${name}, soonest first.`,
    language: 'en-US',
    items: events.map(({ event, createdAt, changedAt, dates }) => ({
      id: `${event.id}@${new URL(origin).host}`,
      url: urlOf(origin, event),
      title: shownTitle(event, event),
      content_text: [`${whenOf(event)} · ${placeOf(event)}`, ...linesOf(event)].join('\n\n'),
      ...(event.imageUrl === null ? {} : { image: `${origin}${event.imageUrl}` }),
      date_published: new Date(createdAt).toISOString(),
      date_modified: new Date(changedAt).toISOString(),
      tags: event.categories,
      language: 'en-US',
      _marquee: {
        status: event.status,
        sold_out: event.soldOut,
        occurs: event.occurs,
        ...Object.fromEntries(FACT_KEYS.map((key) => [FACTS[key].feedName, event[key]])),
        moved_from: event.movedFrom,
        start_date: event.startDate,
        end_date: event.endDate,
        timezone: event.timezone,
        venue: event.venue,
        address: event.address,
        city: event.city,
        state: event.state,
        price_min: event.priceMin,
        price_max: event.priceMax,
        dates: dates.map(({ startLocal, endLocal, status, isSoldOut }) => ({
          start_date: startLocal,
          end_date: endLocal,
          status,
          sold_out: isSoldOut,
        })),
      },
    })),
  });
}
