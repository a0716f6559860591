import { type Event, type EventDetail, FACT_KEYS, type FactValues } from '@marquee/contract';
import { shownLine, sourcePageOf } from '@marquee/kernel';
import { certaintyOf, lastConfirmedOf } from '../evidence/certainty.ts';
import { listerOf, placeOf, shownTitle, urlOf } from '../feeds/event-words.ts';
import type { Asked } from './tool.ts';

/** An event as tools give it: what a person would be told, with source, last confirmation and certainty. Times are wall times of `timezone`. */
export function toldEvent(event: EventDetail, { now, origin }: Pick<Asked, 'now' | 'origin'>) {
  const { slug, startDate, endDate, timezone, price, categories, status, soldOut, upcomingCount, occurs } = event;
  return {
    slug,
    title: shownTitle(event, event),
    startDate,
    endDate,
    timezone,
    upcomingDates: upcomingCount,
    occurs,
    place: placeOf(event),
    venueSlug: event.venueSlug,
    price: shownLine(price),
    ...factsOf(event),
    categories,
    status,
    soldOut,
    page: urlOf(origin, event),
    markdown: `${urlOf(origin, event)}.md`,
    ticketUrl: event.ticketUrl,
    source: listerOf(event),
    sourceUrl: sourcePageOf(event),
    lastConfirmed: lastConfirmedOf(event),
    certainty: certaintyOf(event, now),
  };
}

export type ToldEvent = ReturnType<typeof toldEvent>;

/** What sources state beside texts, times, place and price: fees, when tickets go on sale, access and so on. */
const factsOf = (event: FactValues) => Object.fromEntries(FACT_KEYS.map((key) => [key, event[key]])) as FactValues;

/** Events of a list with the evidence that lists do not carry: one more read each. */
export async function toldEvents(asked: Asked, events: ReadonlyArray<Pick<Event, 'slug'>>): Promise<ToldEvent[]> {
  const details = await Promise.all(events.map(({ slug }) => asked.read('getEvent', { params: { slug } })));
  return details.map((event) => toldEvent(event, asked));
}
