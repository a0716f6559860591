import { ACCESS_KEYS, type Event, type EventDetail, isUnder, LISTING_MILES } from '@marquee/contract';
import { Moved, Reject } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { getEvent, searchEvents } from '../events/index.ts';
import { choose } from './choose.ts';
import type { Said, Sought } from './find.ts';
import { dayName } from './local-day.ts';
import { groupsOf, matchedWords, rankedByWords } from './matching/matched-words.ts';
import { afterEvents, afterNothing } from './next-steps.ts';
import type { Ask, Fact } from './reading/wish.ts';
import type { Words } from './words/words.ts';

/** Hits of a name that are looked through, of the soonest ones. */
const MOST = 30;
const WINDOW = 60;
const NIGHT_MINUTES = 24 * 60;

/**
 * Answers a question about one event with the fact, whatever its state: the event of that name, or without a name the one shown last.
 * Several that fit are shown, and which is meant is asked. One or two searches.
 */
export async function answerAbout(
  deps: ReadDeps,
  sought: Sought,
  { fact, isNamed }: Extract<Ask, { kind: 'about' }>,
  lastShown: string | null,
): Promise<Said> {
  const { wish, words } = sought;
  const events =
    isNamed && wish.words !== undefined ? await called(deps, sought, wish.words) : await shown(deps, lastShown);
  const [event] = events;
  if (!event)
    return said(sought, {
      ...afterNothing(wish, words),
      sentences: words.about.unknown,
      emotion: 'empathetic',
      events: [],
    });
  const titles = new Set(events.map(({ title }) => title.toLowerCase()));
  const isOne = titles.size === 1;
  const sentences = isOne ? [factOf(event, fact, sought)] : words.about.which;
  const chosen = isOne ? [event] : choose(events, undefined);
  return said(sought, { ...afterEvents(wish, words, chosen), sentences, emotion: 'thoughtful', events: chosen });
}

type Told = Pick<Said, 'sentences' | 'emotion' | 'events' | 'suggestions' | 'followUpQuestions'>;
const said = ({ wish }: Sought, told: Told): Said => ({ ...told, nearby: [], wish, hasListing: false });

/** The events of that name: those with all of its words in the title, else those with more than half; on the day that was named, if any is. */
async function called(deps: ReadDeps, { place, wish }: Sought, name: string): Promise<Event[]> {
  const groups = groupsOf(name);
  const search = async (need: 'each' | 'any') => {
    const query = { ...place, within: LISTING_MILES, sort: 'relevance' as const, limit: MOST, window: WINDOW };
    return (await searchEvents(deps, { ...query, term: { words: groups, need } })).events;
  };
  const inTitle = (events: readonly Event[], least: number) =>
    rankedByWords(events, name).filter((event) => {
      const matched = matchedWords(event, name);
      return matched?.place === 'title' && matched.words.length >= least;
    });
  const whole = inTitle(await search('each'), groups.length);
  const found =
    whole.length > 0 || groups.length < 3 ? whole : inTitle(await search('any'), Math.floor(groups.length / 2) + 1);
  const { from, to } = wish;
  const onDay = found.filter(
    ({ startDate }) => from !== undefined && startDate.slice(0, 10) >= from && startDate.slice(0, 10) <= (to ?? from),
  );
  return onDay.length > 0 ? onDay : found;
}

async function shown(deps: ReadDeps, id: string | null): Promise<EventDetail[]> {
  if (id === null) return [];
  try {
    return [await getEvent(deps, id)];
  } catch (error) {
    if (error instanceof Reject || error instanceof Moved) return [];
    throw error;
  }
}

/** One fact of an event in a sentence. What is over, cancelled or postponed is said before anything else. */
export function factOf(event: Event, fact: Fact, { today, words: { about } }: { today: string; words: Words }): string {
  const { title, source, status } = event;
  if (status === 'cancelled') return about.cancelled(title, source);
  if (status === 'postponed') return about.postponed(title, source);
  if (status !== 'active') return about.gone(title, source);
  const day = dayName(event.startDate.slice(0, 10), today);
  const when = about.when(day, event.isAllDay ? null : event.startDate.slice(11, 16));
  switch (fact) {
    case 'on':
      return about.on(title, when, source);
    case 'when':
      return about.starts(title, when, endOf(event, about));
    case 'where': {
      if (event.isOnline) return about.online(title);
      const place = [event.venue, event.address].filter(Boolean).join(', ');
      return place === '' ? about.notKnown(title, source) : about.where(title, place);
    }
    case 'price':
      // Other words of its price say more: `Free with RSVP`.
      if (isUnder('free', event) && event.price === 'Free') return about.free(title, source);
      return event.priceMin === null ? about.notKnown(title, source) : about.costs(title, event.price, source);
    case 'length': {
      const minutes = minutesOf(event);
      return minutes === null ? about.notKnown(title, source) : about.lasts(title, minutes);
    }
    case 'tickets':
      return event.soldOut ? about.soldOut(title, source) : about.notSoldOut(title, source);
    case 'access':
      return accessOf(event, about) ?? about.notKnown(title, source);
    default:
      return about.notKnown(title, source);
  }
}

/** All that is stated of how it is accessible, and what is not; null where nothing is. */
function accessOf(event: Event, about: Words['about']): string | null {
  const stated = ACCESS_KEYS.flatMap((key) => {
    const answer = event[key];
    return answer === null ? [] : [about.accessible[key][answer]];
  });
  const unstated = ACCESS_KEYS.filter((key) => event[key] === null).map((key) => about.accessible[key].name);
  return stated.length === 0 ? null : about.access(event.title, stated, unstated, event.source);
}

const endOf = (event: Event, about: Words['about']) =>
  minutesOf(event) === null ? null : about.clock((event.endDate ?? '').slice(11, 16));

/** How long one showing lasts; null where no end is known, or where it runs for days. */
function minutesOf({ isAllDay, startDate, endDate }: Event): number | null {
  if (isAllDay || endDate === null || endDate.length < 16) return null;
  const minutes = (Date.parse(`${endDate.slice(0, 16)}Z`) - Date.parse(`${startDate.slice(0, 16)}Z`)) / 60_000;
  return minutes > 0 && minutes < NIGHT_MINUTES ? minutes : null;
}
