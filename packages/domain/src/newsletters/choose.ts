import { type Category, NEWSLETTER_ITEMS_MOST, NEWSLETTER_LEADS } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { dateOf, daysBetween } from '../places/index.ts';
import type { Candidate } from './candidates.sql.ts';

/** Of one venue, one category and one day at most, so that an issue is no list of one venue. */
const MOST_OF_VENUE = 2;
const MOST_OF_CATEGORY = 5;
const MOST_OF_DAY = 5;
/** What ends has lasted at least so many days. */
const LASTING_DAYS = 3;

export interface Week {
  /** When the issue goes, and a week later. */
  from: Instant;
  to: Instant;
  /** The last day of the week in the city. */
  lastDay: string;
}

/** What may stand in an issue: neither what is always there nor what is in the middle of its time, unless it ends in the week. */
export function eligible(candidates: readonly Candidate[], week: Week): Candidate[] {
  return candidates.filter((candidate) =>
    candidate.startsAt < week.from ? endsIn(candidate, week) : candidate.occurs !== 'always',
  );
}

/** Whether a source states that it ends in the week, after it has lasted for some days. */
export function endsIn({ start, end, endsAt }: Candidate, { to, lastDay }: Week): boolean {
  if (end === null || endsAt > to) return false;
  return daysBetween(dateOf(start), dateOf(end)) >= LASTING_DAYS && dateOf(end) <= lastDay;
}

/** The best first: what people saved and opened, then what we know best, once rather than again, soon over, on a weekend. */
export function ranked(candidates: readonly Candidate[], week: Week): Candidate[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, week) }));
  return scored
    .sort((a, b) => b.score - a.score || a.candidate.startsAt - b.candidate.startsAt || order(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

const order = (a: Candidate, b: Candidate) => (a.id < b.id ? -1 : 1);
const FRIDAY = 5;

/** Twice as many people are one step more: one busy show does not decide alone, and nobody lifts an event far by reloading it. */
function scoreOf(candidate: Candidate, week: Week): number {
  const { hearts, opens, sourceCount, qualityTier, occurs, isOnline, createdAt, start } = candidate;
  const weekday = new Date(`${dateOf(start)}T00:00Z`).getUTCDay() || 7;
  return (
    2 * Math.log2(1 + hearts) +
    1.2 * Math.log2(1 + opens) +
    0.5 * Math.min(sourceCount - 1, 3) +
    (qualityTier === 1 ? 0.6 : qualityTier === 2 ? 0.3 : 0) +
    (endsIn(candidate, week) ? 0.8 : 0) +
    (week.from - createdAt < 7 * DAY_MS ? 0.4 : 0) +
    (weekday >= FRIDAY ? 0.3 : 0) -
    (occurs === 'repeatedly' ? 1.5 : 0) -
    (isOnline ? 1 : 0)
  );
}

/** The first of them as an issue shows them: the three best, then the others by their dates. `rest` holds what else is on, the best first. */
export function choose(best: readonly Candidate[]): { chosen: Candidate[]; rest: Candidate[] } {
  const taken: Candidate[] = [];
  const rest: Candidate[] = [];
  const counts = new Map<string, number>();
  for (const candidate of best) {
    const limits: Array<[string, number]> = [
      [`venue ${candidate.venue?.toLowerCase() ?? candidate.id}`, MOST_OF_VENUE],
      [`category ${primary(candidate)}`, MOST_OF_CATEGORY],
      [`day ${dateOf(candidate.start)}`, MOST_OF_DAY],
    ];
    const fits = limits.every(([key, most]) => (counts.get(key) ?? 0) < most);
    if (taken.length >= NEWSLETTER_ITEMS_MOST || !fits) {
      rest.push(candidate);
      continue;
    }
    for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1);
    taken.push(candidate);
  }
  const leads = taken.slice(0, NEWSLETTER_LEADS);
  const others = taken.slice(NEWSLETTER_LEADS).sort((a, b) => a.startsAt - b.startsAt || order(a, b));
  return { chosen: [...leads, ...others], rest };
}

export const primary = ({ categories }: Pick<Candidate, 'categories'>): Category => categories[0] ?? 'Other';
