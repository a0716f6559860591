import { FACT_KEYS, FACTS } from '@marquee/contract';
import { csv, shownLine, sourcePageOf } from '@marquee/kernel';
import { listerOf, urlOf } from './event-words.ts';
import type { FeedOf } from './rss.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

const COLUMNS = [
  'date',
  'start',
  'end',
  'timezone',
  'title',
  'status',
  'sold_out',
  'venue',
  'address',
  'city',
  'state',
  'price',
  'categories',
  'source',
  'source_url',
  'url',
  'id',
  'occurs',
  ...FACT_KEYS.map((key) => FACTS[key].feedName),
];

/** A table with a row for each coming date: the wall times at the event's place. */
export function csvFeedOf({ origin, events }: Pick<FeedOf, 'origin' | 'events'>): string {
  const rows = events.flatMap(({ event, dates }) =>
    dates.map(({ startLocal, endLocal, status, isSoldOut }) => [
      startLocal.slice(0, 10),
      startLocal,
      endLocal,
      event.timezone,
      shownLine(event.title),
      status,
      isSoldOut,
      shownLine(event.venue ?? ''),
      shownLine(event.address ?? ''),
      event.city,
      event.state,
      shownLine(event.price),
      event.categories.join('; '),
      listerOf(event),
      sourcePageOf(event),
      urlOf(origin, event),
      event.id,
      event.occurs,
      ...FACT_KEYS.map((key) => event[key]),
    ]),
  );
  return csv(
    COLUMNS,
    rows.sort(([, one], [, other]) => (String(one) < String(other) ? -1 : 1)),
  );
}
