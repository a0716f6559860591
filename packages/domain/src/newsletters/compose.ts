import { NEWSLETTER_ITEMS_MOST, type NewsletterItem } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { dateOf, localOf } from '../places/index.ts';
import { candidatesOf } from './candidates.sql.ts';
import { choose, eligible, ranked } from './choose.ts';
import { itemOf, weekFacts } from './why.ts';

const WEEK_MS = 7 * DAY_MS;
/** What else an editor may take. */
const OTHERS = 24;

export interface Composed {
  items: NewsletterItem[];
  /** What else is on, the best first. */
  others: NewsletterItem[];
  /** Of an editor's choice: over, off or sold out by now. */
  gone: number;
}

/**
 * An issue that goes at an instant: as an editor chose it, of what is still on, else as chosen from what people saved and opened.
 * @param chosen ids of events, in order; null: none were chosen
 */
export async function compose(
  deps: NowDeps,
  { slug, timezone }: { slug: string; timezone: string },
  { at, chosen }: { at: Instant; chosen: readonly string[] | null },
): Promise<Composed> {
  const to = at + WEEK_MS;
  const week = { from: at, to, lastDay: dateOf(localOf(to - 1, timezone)) };
  const openedSince = Math.floor((deps.clock.now() - WEEK_MS) / DAY_MS);
  const rows = await readRows(deps.db, candidatesOf(slug, { from: at, to, openedSince }));
  const all = eligible(rows, week);
  const facts = weekFacts(all, week);
  const best = ranked(all, week);
  const byItself = choose(best);
  const byId = new Map(best.map((candidate) => [candidate.id, candidate]));
  const wanted = chosen === null ? null : [...new Set(chosen)].flatMap((id) => byId.get(id) ?? []);
  const taken = wanted?.slice(0, NEWSLETTER_ITEMS_MOST) ?? byItself.chosen;
  const ids = new Set(taken.map(({ id }) => id));
  const others = [...byItself.chosen, ...byItself.rest].filter(({ id }) => !ids.has(id)).slice(0, OTHERS);
  return {
    items: taken.map((candidate) => itemOf(candidate, week, facts)),
    others: others.map((candidate) => itemOf(candidate, week, facts)),
    gone: chosen === null ? 0 : new Set(chosen).size - taken.length,
  };
}
