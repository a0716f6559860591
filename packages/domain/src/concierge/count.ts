import type { ReadDeps } from '../deps.ts';
import { afterEvents, afterNothing } from './next-steps.ts';
import type { Said, Sought } from './said.ts';
import { eventsOf } from './tools.ts';

/** The number of what was asked for last, by the search that answered it: no list anew. Whatever lies farther than was asked is not counted. */
export async function countAsked(deps: ReadDeps, { wish, place, today, words }: Sought): Promise<Said> {
  const { events, counted } = await eventsOf(deps, place, wish, { liking: null });
  const what = words.describe({ wish, place: place.city, today });
  return {
    ...(events.length > 0 ? afterEvents(wish, words, events) : afterNothing(wish, words)),
    sentences: [words.count(what, counted.n, counted.more)],
    emotion: 'thoughtful',
    events: [],
    nearby: [],
    wish,
    hasListing: counted.n > 0,
  };
}
