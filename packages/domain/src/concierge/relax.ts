import { categorize } from '../categories/index.ts';
import { addDays } from '../places/index.ts';
import type { Wish } from './reading/wish.ts';

/** What was given up so that something is found; it is told. */
export type GivenUp = 'words' | 'price' | 'hours' | 'days' | 'distance';

/** Words of what may be the name of a kind of event. */
const LONGEST_NAME = 3;
/** A month of days counts as "any time soon". */
const SOON_DAYS = 30;

/** Wider wishes for one that finds nothing, one after another, at most three: each gives up one thing more. */
export function relaxed(wish: Wish, today: string): Array<{ wish: Wish; givenUp: GivenUp[] }> {
  const steps: Array<{ wish: Wish; givenUp: GivenUp[] }> = [];
  let current = wish;
  const givenUp: GivenUp[] = [];
  const step = (what: GivenUp, next: Wish) => {
    current = next;
    givenUp.push(what);
    steps.push({ wish: next, givenUp: [...givenUp] });
  };
  const { words } = current;
  if (words !== undefined && wish.from !== undefined) step('days', soon(current, today));
  // A longer text is a sentence, and says less of a category.
  if (words !== undefined && words.split(' ').length <= LONGEST_NAME) {
    const clues = { labels: [], title: words, venue: null, description: null };
    const meant = categorize(clues)
      .categories.filter((category) => category !== 'Other')
      .slice(0, 1);
    if (meant.length > 0) {
      const wider = { ...without(wish, 'words'), categories: meant };
      current = wish;
      givenUp.length = 0;
      step('words', wider);
      if (wish.from !== undefined) step('days', soon(wider, today));
    }
  }
  if (current.free || current.mostDollars !== undefined)
    step('price', { ...without(current, 'free', 'mostDollars'), sort: 'price' });
  if (current.part || current.after || current.before) step('hours', without(current, 'part', 'after', 'before'));
  if (words === undefined && wish.from !== undefined) step('days', soon(current, today));
  if ((wish.within ?? 25) < 50) step('distance', { ...current, within: 50 });
  return steps.slice(0, 3);
}

function soon(wish: Wish, today: string): Wish {
  return { ...without(wish, 'part', 'after', 'before', 'isWeekend'), from: today, to: addDays(today, SOON_DAYS) };
}

function without(wish: Wish, ...keys: Array<keyof Wish>): Wish {
  const rest = { ...wish };
  for (const key of keys) delete rest[key];
  return rest;
}
