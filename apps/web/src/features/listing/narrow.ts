import type { Event, Sort } from '@marquee/contract';

/** Trimmed, not empty, and not a text like `undefined` from a broken page (spec: LIST-18). */
function venueOf({ venue }: Pick<Event, 'venue'>): string | null {
  const name = (venue ?? '').trim();
  return name === '' || name === 'undefined' || name === 'null' ? null : name;
}

export interface VenueCount {
  venue: string;
  n: number;
}

/** Each venue once, sorted, with how many of the events are there (spec: LIST-05, LIST-18). */
export function venuesOf(events: ReadonlyArray<Pick<Event, 'venue'>>): VenueCount[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    const venue = venueOf(event);
    if (venue) counts.set(venue, (counts.get(venue) ?? 0) + 1);
  }
  return [...counts].map(([venue, n]) => ({ venue, n })).sort((a, b) => a.venue.localeCompare(b.venue, 'en-US'));
}

export function atVenue<E extends Pick<Event, 'venue'>>(events: readonly E[], venue: string): readonly E[] {
  return venue === '' ? events : events.filter((event) => venueOf(event) === venue);
}

/** Case-insensitive substring of any of the event's categories (spec: LIST-17). */
export function inCategory<E extends Pick<Event, 'categories'>>(events: readonly E[], category: string): readonly E[] {
  const wanted = category.toLowerCase();
  return wanted === ''
    ? events
    : events.filter((event) => event.categories.some((c) => c.toLowerCase().includes(wanted)));
}

type Sortable = Pick<Event, 'startDate' | 'price' | 'priceMin' | 'attendeeCount'>;

/** The lowest price, else the first number in its text, else 0 (spec: LIST-19, docs/spec/decisions.md 21). */
export function sortPrice({ price, priceMin }: Pick<Event, 'price' | 'priceMin'>): number {
  return priceMin ?? Number(/\d+(?:\.\d+)?/.exec(price)?.[0] ?? 0);
}

const byDate = (a: Sortable, b: Sortable) => (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate));

const ORDERS: Record<Sort, (a: Sortable, b: Sortable) => number> = {
  'date-asc': byDate,
  'date-desc': (a, b) => byDate(b, a),
  'price-asc': (a, b) => sortPrice(a) - sortPrice(b) || byDate(a, b),
  'price-desc': (a, b) => sortPrice(b) - sortPrice(a) || byDate(a, b),
  popularity: (a, b) => b.attendeeCount - a.attendeeCount || byDate(a, b),
};

/** Sorts search results, which are one page; the server sorts the pages of the listing. */
export function sorted<E extends Sortable>(events: readonly E[], sort: Sort): E[] {
  return events.toSorted(ORDERS[sort]);
}
