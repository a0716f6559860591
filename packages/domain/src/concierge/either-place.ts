import { CHAT_EVENTS_MAX, type Event } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { choose } from './choose.ts';
import { find } from './find.ts';
import { afterEvents } from './next-steps.ts';
import type { Said, Sought } from './said.ts';
import { eventsOf, type Place } from './tools.ts';

/** Events of each place that are looked through. */
const FEW = 30;

/** An answer for two places of which either will do: events of both in turns, or those of the one that has some. */
export async function findInEither(deps: ReadDeps, sought: Sought, other: Place): Promise<Said> {
  const { wish, place, words, today, beyond, liking } = sought;
  const places = [place, other];
  const found = await Promise.all(places.map((one) => eventsOf(deps, one, wish, { beyond, liking, most: FEW })));
  const [here = [], there = []] = found.map(({ events }) => choose(events, wish));
  if (here.length === 0 || there.length === 0)
    return find(deps, there.length > 0 ? { ...sought, place: other } : sought);
  const known = new Set(here.map(({ id }) => id));
  const events = inTurns(
    here,
    there.filter(({ id }) => !known.has(id)),
  ).slice(0, CHAT_EVENTS_MAX);
  const what = words.describe({ wish, place: words.both(place.city, other.city), today });
  return {
    ...afterEvents(wish, words, events),
    sentences: words.found(what, events.length, null),
    emotion: 'thoughtful',
    events,
    nearby: [],
    wish,
    hasListing: false,
  };
}

const inTurns = (here: readonly Event[], there: readonly Event[]) =>
  here.flatMap((event, at) => [event, ...there.slice(at, at + 1)]).concat(there.slice(here.length));
