import { CHAT_EVENTS_MAX, type Event, isUnder } from '@marquee/contract';
import { minutesOf, whenOf } from './fact-of.ts';
import { strengthOf } from './matching/matched-words.ts';
import { afterEvents } from './next-steps.ts';
import type { Wish } from './reading/wish.ts';
import type { Said, Sought } from './said.ts';
import { type Found, isOrderedWhole } from './tools.ts';

/** The one of what was found that is the cheapest, the dearest, the longest, the shortest or the next, and its price, length or day; null where none states it. */
export function saidBest({ wish, words, place, today }: Sought, found: Found): Said | null {
  const told = words.best;
  const sort = wish.sort ?? 'date';
  const stating = found.events.filter((event) => valueOf(event, sort) !== null);
  const whole = stating.filter((event) => wish.words !== undefined && strengthOf(event, wish.words) > 0);
  const events = whole.length > 0 ? whole : stating;
  const [one] = events;
  if (!one || sort === 'popular') return null;
  const titles = new Set<string>();
  const shown = events.filter(({ title }) => !titles.has(title) && titles.add(title)).slice(0, CHAT_EVENTS_MAX);
  const { best: _, sort: __, ...others } = wish;
  const what = words.describe({ wish: others, place: place.city, today });
  const isTied = shown.length > 1 && sort !== 'date' && valueOf(shown[1] as Event, sort) === valueOf(one, sort);
  const said = {
    price: () => told.cheapest(what, one.title, isUnder('free', one) ? null : one.price, isTied),
    dear: () => told.dearest(what, one.title, one.price, isTied),
    longest: () => told.longest(what, one.title, minutesOf(one) ?? 0),
    shortest: () => told.shortest(what, one.title, minutesOf(one) ?? 0),
    date: () => told.next(what, one.title, whenOf(one.startDate, today, words.about)),
  }[sort]();
  return {
    ...afterEvents(wish, words, shown),
    sentences: [isOrderedWhole(wish, found) ? said : `${said} ${told.ofThose(found.counted.n)}`],
    emotion: 'thoughtful',
    events: shown,
    nearby: found.nearby,
    wish,
    hasListing: true,
  };
}

/** What events are compared by; null where an event does not state it. */
function valueOf(event: Event, sort: NonNullable<Wish['sort']>): number | string | null {
  if (sort === 'price') return event.priceMin;
  if (sort === 'dear') return event.priceMax ?? event.priceMin;
  return sort === 'date' ? event.startDate : minutesOf(event);
}
