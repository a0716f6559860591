import { type Event, isUnder } from '@marquee/contract';
import { categorize } from '../categories/index.ts';
import { addDays } from '../places/index.ts';
import { soughtWords } from './matching/matched-words.ts';
import { isTopical } from './reading/topic-lexicon.ts';
import type { Wish } from './reading/wish.ts';

/** What was given up so that something is found; it is told. */
export type GivenUp = 'words' | 'price' | 'hours' | 'days' | 'distance';

/** Words of what may be the name of a kind of event. */
const LONGEST_NAME = 3;
/** A month of days counts as "any time soon". */
const SOON_DAYS = 30;
const MOST_STEPS = 4;

/**
 * Wider wishes for one that finds nothing, one after another, at most four: each gives up one thing more, what costs least first: the words for their
 * kind of event, if they name one; the day alone; the words altogether; then the distance, the hour, the price, and the day with all of them.
 */
export function relaxed(wish: Wish, today: string): Array<{ wish: Wish; givenUp: GivenUp[] }> {
  const steps: Array<{ wish: Wish; givenUp: GivenUp[] }> = [];
  let current = wish;
  const givenUp: GivenUp[] = [];
  const step = (what: GivenUp, next: Wish) => {
    current = next;
    if (!givenUp.includes(what)) givenUp.push(what);
    steps.push({ wish: next, givenUp: [...givenUp] });
  };
  const kind = kindOf(wish);
  const isNamed = wish.words !== undefined;
  if (isNamed && kind.categories.length > 0) step('words', { ...without(wish, 'words'), ...kind });
  // The same on another day is nearer to what was asked for than anything else on that day; a word that we do not know is on none.
  const isTopic = wish.words !== undefined && soughtWords(wish.words).every(isTopical);
  if (isTopic && wish.from !== undefined) steps.push({ wish: soon(wish, today), givenUp: ['days'] });
  if (isNamed && wish.categories.length === 0) step('words', without(wish, 'words'));
  if (current.within !== undefined && current.within < 50) step('distance', { ...current, within: 50 });
  if (current.part || current.after || current.before) step('hours', without(current, 'part', 'after', 'before'));
  if (current.free || current.mostDollars !== undefined)
    step('price', { ...without(current, 'free', 'mostDollars'), sort: 'price' });
  if (wish.from !== undefined) step('days', soon(current, today));
  // The days are always tried: what is wanted may be on another.
  return steps.length <= MOST_STEPS ? steps : [...steps.slice(0, MOST_STEPS - 1), ...steps.slice(-1)];
}

/** The categories that the words mean; a longer text is a sentence, and says less of one. */
function kindOf({ words = '', categories }: Wish): Pick<Wish, 'categories'> {
  if (words === '' || categories.length > 0 || soughtWords(words).length > LONGEST_NAME) return { categories };
  const clues = { labels: [], title: words, venue: null, description: null };
  const meant = categorize(clues).categories.filter((category) => category !== 'Other');
  return { categories: meant.slice(0, 1) };
}

function soon(wish: Wish, today: string): Wish {
  return { ...without(wish, 'part', 'after', 'before', 'isWeekend'), from: today, to: addDays(today, SOON_DAYS) };
}

function without(wish: Wish, ...keys: Array<keyof Wish>): Wish {
  const rest = { ...wish };
  for (const key of keys) delete rest[key];
  return rest;
}

interface Wider {
  wish: Wish;
  givenUp: GivenUp[];
}

/**
 * Of what was found for less, that which keeps the price and the hours that were asked for, where there is any: these are not given up then. A day
 * is none either where every event is on it. So a sentence names only what the events that are shown truly miss.
 */
export function keptOf(asked: Wish, wider: Wider, found: readonly Event[]): Wider & { events: readonly Event[] } {
  let events = found;
  let { wish, givenUp } = wider;
  const keep = (what: GivenUp, fits: (event: Event) => boolean, limits: Partial<Wish>) => {
    const kept = givenUp.includes(what) ? events.filter(fits) : [];
    if (kept.length === 0) return;
    events = kept;
    wish = { ...wish, ...limits };
    givenUp = givenUp.filter((one) => one !== what);
  };
  const { free, mostDollars, part, after, before, from, to } = asked;
  keep('price', (event) => keepsPrice(event, asked), {
    ...(free ? { free } : {}),
    ...(mostDollars === undefined ? {} : { mostDollars }),
  });
  keep('hours', (event) => keepsHours(event, asked), {
    ...(part === undefined ? {} : { part }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  });
  const isOnDay = ({ startDate }: Event) =>
    from !== undefined && startDate.slice(0, 10) >= from && startDate.slice(0, 10) <= (to ?? from);
  if (events.every(isOnDay)) keep('days', isOnDay, { from, to });
  // Something was given up, or it would have been found at once.
  return givenUp.length === 0 ? { ...wider, events } : { wish, givenUp, events };
}

const keepsPrice = (event: Event, { free, mostDollars }: Wish) =>
  (!free || isUnder('free', event)) &&
  (mostDollars === undefined || (event.priceMin !== null && event.priceMin <= mostDollars));

function keepsHours({ isAllDay, startDate }: Event, { part, after, before }: Wish): boolean {
  if (isAllDay || startDate.length < 16) return false;
  const time = startDate.slice(11, 16);
  if ((after !== undefined && time < after) || (before !== undefined && time >= before)) return false;
  if (part === 'morning') return time < '12:00' && time > '04:00';
  if (part === 'afternoon') return time >= '12:00' && time < '17:00';
  return part === undefined || time >= '17:00';
}
