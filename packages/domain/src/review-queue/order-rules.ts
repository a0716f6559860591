/** What a wrong answer does to visitors. */
export interface Stake {
  /** Events that are wrong, missing or doubled meanwhile. */
  events: number;
  /** Nobody knows how many: it is an average. */
  isAverage?: boolean;
  /** People who are touched by it, by what they did: `3 people saved it`. */
  people: ReadonlyArray<{ many: number; words: string }>;
  /** Days until its next date; null without one, below 0 when it is over. */
  daysAway: number | null;
}

/** How sure the engine is that approving is right, and why. */
export interface Prior {
  /** 0..1 */
  sure: number;
  because: string;
}

/** How people decided on the same topic. */
export interface Share {
  approved: number;
  rejected: number;
}

interface Figure {
  value: number;
  because: string;
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
  const named = events === 0 ? [] : [`${isAverage ? 'about ' : ''}${events} event${events === 1 ? '' : 's'}`];
  const parts = [...named, ...touched.map(({ words }) => words)];
  return { value: hundredths(sum * nearness(daysAway)), because: `${sentence(parts.join(', '))}${when(daysAway)}.` };
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
  const like =
    decided === 1 ? 'The last decision like it was' : `Of the last ${decided} decisions like it ${approved} were`;
  return {
    value,
    because: `${because} ${like} ${decided === 1 ? (approved === 1 ? 'an approval' : 'a rejection') : 'approvals'}.`,
  };
}

/** impact × doubt ÷ cost (spec: BEY-28). */
export function priorityOf(impact: number, doubt: number, minutes: number): number {
  return hundredths((impact * doubt) / minutes);
}

/** The highest first; of equals the one that has waited longer. */
export function inOrder<T extends { priority: number; since: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.priority - a.priority || (a.since < b.since ? -1 : 1));
}

function when(days: number | null): string {
  if (days === null) return '';
  if (days < 0) return '; it is over';
  return days === 0 ? '; today' : days === 1 ? '; tomorrow' : `; in ${days} days`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hundredths = (value: number) => Math.round(value * 100) / 100;
