import { type Event, LISTING_MILES } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { type PastEvent, searchEvents, searchPast } from '../events/index.ts';
import { groupsOf, matchedWords, rankedByWords } from './matching/matched-words.ts';
import { contentOf, namedIn, titleWords } from './matching/named-in.ts';
import type { Wish } from './reading/wish.ts';
import type { Sought } from './said.ts';

/** Hits of a name that are looked through: of the soonest ones, and of the latest that are over. */
const MOST = 30;
const WINDOW = 60;
const MOST_PAST = 20;
/** Words of a message that are looked for in titles. */
const MOST_SAID = 8;

/** An event of a name, and its last showing where that is asked for. */
export type Known = PastEvent;

/**
 * The events of that name: the one whose title the message says; else those with all of its words in the title, else those with more than half; on
 * the day that was named, if any is. Where the name is read with fewer words than were said, all that were said are looked for.
 */
export async function comingCalled(deps: ReadDeps, { place, wish, message }: Sought, name?: string): Promise<Event[]> {
  const search = async (groups: string[][], need: 'each' | 'any') => {
    const query = { ...place, within: LISTING_MILES, sort: 'relevance' as const, limit: MOST, window: WINDOW };
    return (await searchEvents(deps, { ...query, term: { words: groups, need } })).events;
  };
  const groups = groupsOf(name ?? '');
  const hits = groups.length === 0 ? [] : await search(groups, 'each');
  const named = namedIn(hits, message, name);
  if (named.length > 0) return onDayOf(wish, named);
  const whole = titledBy(hits, name ?? '', groups.length);
  if (whole.length > 0) return onDayOf(wish, whole);
  const said = groupsOf(contentOf(message).slice(0, MOST_SAID).join(' '), false);
  if (said.length === 0) return [];
  const some = await search(said, 'any');
  const called = namedIn(some, message, name);
  if (called.length > 0 || groups.length < 3) return onDayOf(wish, called);
  return onDayOf(wish, titledBy(some, name ?? '', mostOf(groups.length)));
}

/** The coming events at the venue of that name, soonest first; none where it is no venue's. */
export async function atVenueCalled(deps: ReadDeps, { place }: Sought, name: string): Promise<Event[]> {
  const term = { words: groupsOf(name), need: 'each' as const };
  if (term.words.length === 0) return [];
  const query = { ...place, within: LISTING_MILES, sort: 'date-asc' as const, limit: MOST, window: WINDOW, term };
  const { events } = await searchEvents(deps, query);
  const isThere = (event: Event) => matchedWords({ ...event, title: '', categories: [], description: null }, name);
  return events.filter((event) => isThere(event)?.count === term.words.length);
}

function onDayOf({ from, to }: Wish, found: Event[]): Event[] {
  const onDay = found.filter(
    ({ startDate }) => from !== undefined && startDate.slice(0, 10) >= from && startDate.slice(0, 10) <= (to ?? from),
  );
  return onDay.length > 0 ? onDay : found;
}

/** The same of those that are over or no longer listed, the latest first. */
export async function pastCalled(deps: ReadDeps, { place, message }: Sought, name: string): Promise<Known[]> {
  const groups = groupsOf(name);
  const search = (need: 'each' | 'any') =>
    searchPast(deps, { ...place, within: LISTING_MILES, limit: MOST_PAST, term: { words: groups, need } });
  const pick = (found: readonly PastEvent[], least: number) => {
    const all = found.map(({ event }) => event);
    const named = namedIn(all, message, name);
    const events = named.length > 0 ? named : titledBy(all, name, least);
    return events.flatMap((event) => found.filter((one) => one.event === event));
  };
  const whole = pick(await search('each'), groups.length);
  return whole.length > 0 || groups.length < 3 ? whole : pick(await search('any'), mostOf(groups.length));
}

const mostOf = (words: number) => Math.floor(words / 2) + 1;

/** Those whose title is the name, if there are any; else those whose title has at least so many of its words. */
function titledBy(events: readonly Event[], name: string, least: number): Event[] {
  const titled = rankedByWords(events, name).filter((event) => {
    const matched = matchedWords(event, name);
    return matched?.place === 'title' && matched.words.length >= least;
  });
  const called = titled.filter(({ title }) => titleWords(title).length === least);
  return called.length > 0 && least === groupsOf(name).length ? called : titled;
}
