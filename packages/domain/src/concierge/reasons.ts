import { type Event, filtersOn, isUnder, type Town } from '@marquee/contract';
import { type Liking, reasonOfLiking } from './liking.ts';
import { dayName } from './local-day.ts';
import { matchedWords } from './matching/matched-words.ts';
import { moodWords } from './matching/moods.ts';
import type { Wish } from './reading/wish.ts';
import { filtersOfWish } from './tools.ts';
import type { Words } from './words/words.ts';

const MOST_REASONS = 3;

export interface Against {
  wish: Wish;
  nearby: readonly Town[];
  today: string;
  words: Words;
  liking: Liking | null;
}

/**
 * Why an event answers a wish, from the event's own facts: `free`, `tonight`, `4 miles away`. The strongest first; never none. If it stands in
 * front because of what the person saved, that is always said.
 */
export function reasonsOf(event: Event, against: Against): { reasons: string[]; isForYou: boolean } {
  const own = ownReasons(event, against);
  const liked = reasonOfLiking(event, against.wish, against.liking, against.words);
  if (liked === null) return { reasons: own.slice(0, MOST_REASONS), isForYou: false };
  return { reasons: [...own.slice(0, MOST_REASONS - 1), liked], isForYou: true };
}

function ownReasons(event: Event, { wish, nearby, today, words }: Against): string[] {
  const reasons: string[] = [];
  if (event.status !== 'active') reasons.push(words.status(event.status));
  if (wish.words !== undefined) reasons.push(...placeOfWords(event, wish.words, words));
  reasons.push(...placeOfMoods(event, wish.moods, words));
  const asked = wish.categories.find((category) => event.categories.includes(category));
  if (asked) reasons.push(words.category(asked));
  if (isUnder('free', event)) reasons.push(words.filters.free);
  else if (wish.mostDollars !== undefined || wish.sort === 'price') {
    if (event.priceMin !== null) reasons.push(words.from(event.price));
  }
  for (const filter of filtersOn({ ...filtersOfWish(wish), free: false })) {
    if (!isUnder(filter, event)) continue;
    if (filter === 'accessible' && wish.access?.length) continue;
    reasons.push(filter === 'family' && event.ages === 'all' ? words.allAges : words.filters[filter]);
  }
  const ways = (wish.access ?? []).filter((way) => event[way] === 'yes');
  reasons.push(...ways.map((way) => words.about.accessible[way].yes), whenOf(event, today, words));
  // What is online is no way off.
  const town = event.isOnline
    ? undefined
    : nearby.find(({ city, state }) => city === event.city && state === event.state);
  if (town) reasons.push(words.away(town.miles));
  const [first] = event.categories;
  if (!asked && wish.party !== 'kids' && wish.words === undefined && first && first !== 'Other')
    reasons.push(words.category(first));
  return [...new Set(reasons)];
}

/** Words of the event that speak for how it should feel. */
function placeOfMoods(event: Event, moods: Wish['moods'], words: Words): string[] {
  const inTitle = moodWords(event.title, moods);
  if (inTitle.length > 0) return [words.inTitle(inTitle)];
  const inDescription = moodWords(event.description ?? '', moods);
  return inDescription.length > 0 ? [words.inDescription(inDescription)] : [];
}

/** The words that matched, as they stand in the event, and where. */
function placeOfWords(event: Event, asked: string, words: Words): string[] {
  const matched = matchedWords(event, asked);
  if (matched === null) return [];
  const { place, words: there } = matched;
  if (place === 'title') return [words.inTitle(there)];
  if (place === 'venue') return [words.atVenue(event.venue ?? '')];
  if (place === 'description') return [words.inDescription(there)];
  return event.categories.filter((category) => there.includes(category.toLowerCase())).map(words.category);
}

function whenOf(event: Event, today: string, words: Words): string {
  const day = event.startDate.slice(0, 10);
  const isOver = event.status === 'ended' || event.status === 'inactive';
  if (day < today) return isOver ? words.onDay(dayName(day, today)) : words.onNow;
  const isTonight = day === today && !event.isAllDay && event.startDate.slice(11, 16) >= '17:00';
  return isTonight ? words.tonight : words.onDay(dayName(day, today));
}
