import { type Message, say, together } from '@marquee/kernel';

/** What a wrong answer does to visitors. */
export interface Stake {
  /** Events that are wrong, missing or doubled meanwhile. */
  events: number;
  /** Nobody knows how many: it is an average. */
  isAverage?: boolean;
  /** People who are touched by it, by what they did: `3 people saved it`. */
  people: ReadonlyArray<{ many: number; words: Message }>;
  /** Days until its next date; null without one, below 0 when it is over. */
  daysAway: number | null;
}

/** How sure the engine is that approving is right, and why. */
export interface Prior {
  /** 0..1 */
  sure: number;
  because: Message;
}

/** How people decided on the same topic. */
export interface Share {
  approved: number;
  rejected: number;
}

interface Figure {
  value: number;
  because: Message;
}

/** The engine's figure counts as much as so many decisions. */
const PRIOR_WEIGHT = 4;
/** Nothing is so sure that it never needs an answer. */
const LEAST_DOUBT = 0.05;
/** Without a date it may be any day. */
const UNDATED = 0.5;
const NEARNESS: ReadonlyArray<readonly [days: number, weight: number]> = [
  [2, 1],
  [7, 0.75],
  [30, 0.5],
];
const FAR = 0.25;

/** Events and people, less the farther away it is; nothing if it is over. */
export function impactOf({ events, isAverage = false, people, daysAway }: Stake): Figure {
  const touched = people.filter(({ many }) => many > 0);
  const sum = touched.reduce((total, { many }) => total + many, events);
  const named = events === 0 ? [] : [say(isAverage ? 'review.aboutEvents' : 'review.events', { n: events })];
  const parts = [...named, ...touched.map(({ words }) => words)];
  const what = parts.length === 0 ? '' : parts.reduce((first, next) => say('review.list', { first, next }));
  return { value: hundredths(sum * nearness(daysAway)), because: when(what, daysAway) };
}

export function nearness(daysAway: number | null): number {
  if (daysAway === null) return UNDATED;
  if (daysAway < 0) return 0;
  return NEARNESS.find(([days]) => daysAway <= days)?.[1] ?? FAR;
}

/**
 * How open the question is: 1 if it may be answered either way, near 0 if the answer is all but known. Decisions on the same topic move
 * it: they count with the engine's own figure, which weighs as much as four of them.
 */
export function doubtOf({ sure, because }: Prior, { approved, rejected }: Share): Figure {
  const decided = approved + rejected;
  const known = (PRIOR_WEIGHT * sure + approved) / (PRIOR_WEIGHT + decided);
  const value = Math.max(LEAST_DOUBT, hundredths(4 * known * (1 - known)));
  if (decided === 0) return { value, because };
  return { value, because: together(because, likeIt(decided, approved)) };
}

function likeIt(decided: number, approved: number): Message {
  if (decided > 1) return say('review.lastDecisionsLikeApprovals', { n: decided, n2: approved });
  return say(approved === 1 ? 'review.lastDecisionLikeApproval' : 'review.lastDecisionLikeRejection');
}

/** impact × doubt ÷ cost (spec: BEY-28). */
export function priorityOf(impact: number, doubt: number, minutes: number): number {
  return hundredths((impact * doubt) / minutes);
}

/** The highest first; of equals the one that has waited longer. */
export function inOrder<T extends { priority: number; since: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.priority - a.priority || (a.since < b.since ? -1 : 1));
}

function when(stake: Message | string, days: number | null): Message {
  if (days === null) return say('review.stake', { stake });
  if (days < 0) return say('review.over', { stake });
  if (days < 2) return say(days === 0 ? 'review.today' : 'review.tomorrow', { stake });
  return say('review.days', { stake, n: days });
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
