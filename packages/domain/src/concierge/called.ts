import { type Event, LISTING_MILES } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { type PastEvent, searchEvents, searchPast } from '../events/index.ts';
import type { Sought } from './find.ts';
import { groupsOf, matchedWords, rankedByWords } from './matching/matched-words.ts';

/** Hits of a name that are looked through: of the soonest ones, and of the latest that are over. */
const MOST = 30;
const WINDOW = 60;
const MOST_PAST = 20;

/** An event of a name, and its last showing where that is asked for. */
export type Known = PastEvent;

/** The events of that name: those with all of its words in the title, else those with more than half; on the day that was named, if any is. */
export async function comingCalled(deps: ReadDeps, { place, wish }: Sought, name: string): Promise<Event[]> {
  const groups = groupsOf(name);
  const search = async (need: 'each' | 'any') => {
    const query = { ...place, within: LISTING_MILES, sort: 'relevance' as const, limit: MOST, window: WINDOW };
    return (await searchEvents(deps, { ...query, term: { words: groups, need } })).events;
  };
  const whole = titledBy(await search('each'), name, groups.length);
  const found =
    whole.length > 0 || groups.length < 3 ? whole : titledBy(await search('any'), name, mostOf(groups.length));
  const { from, to } = wish;
  const onDay = found.filter(
    ({ startDate }) => from !== undefined && startDate.slice(0, 10) >= from && startDate.slice(0, 10) <= (to ?? from),
  );
  return onDay.length > 0 ? onDay : found;
}

/** The same of those that are over or no longer listed, the latest first. */
export async function pastCalled(deps: ReadDeps, { place }: Sought, name: string): Promise<Known[]> {
  const groups = groupsOf(name);
  const search = (need: 'each' | 'any') =>
    searchPast(deps, { ...place, within: LISTING_MILES, limit: MOST_PAST, term: { words: groups, need } });
  const pick = (found: readonly PastEvent[], least: number) => {
    const events = titledBy(
      found.map(({ event }) => event),
      name,
      least,
    );
    return events.flatMap((event) => found.filter((one) => one.event === event));
  };
  const whole = pick(await search('each'), groups.length);
  return whole.length > 0 || groups.length < 3 ? whole : pick(await search('any'), mostOf(groups.length));
}

const mostOf = (words: number) => Math.floor(words / 2) + 1;

/** Words of a title that a name leaves out. */
const LINKING =
  /^(?:the|an?|of|for|in|at|on|and|to|with|by|el|la|los|las|del?|en|y|al|un|una|para|con|(?:19|20)\d\d)$/i;
const wordsOf = (title: string) => (title.match(/[\p{L}\p{N}'’]+/gu) ?? []).filter((word) => !LINKING.test(word));

/** Those whose title is the name, if there are any; else those whose title has at least so many of its words. */
function titledBy(events: readonly Event[], name: string, least: number): Event[] {
  const titled = rankedByWords(events, name).filter((event) => {
    const matched = matchedWords(event, name);
    return matched?.place === 'title' && matched.words.length >= least;
  });
  const called = titled.filter(({ title }) => wordsOf(title).length === least);
  return called.length > 0 && least === groupsOf(name).length ? called : titled;
}
