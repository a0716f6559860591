import { LEAST_STORED_SCORE, QUALITY_ACTIONS, type QualityTier } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';

/** The facts by which an event is rated. */
export interface QualityFacts {
  title: string;
  /** Null if there is no date; `written` is the text of an invalid one. */
  when: { startsAt: Instant; endsAt: Instant; hasTime: boolean } | { written: string | null };
  venue: string | null;
  address: string | null;
  description: string | null;
  imageUrl: string | null;
  url: string | null;
  hasPrice: boolean;
  hasCategory: boolean;
}

export interface Quality {
  tier: QualityTier;
  /** 0..100 */
  score: number;
  action: (typeof QUALITY_ACTIONS)[QualityTier];
  /** Reasons for and against it, each a sentence; a rejection comes first. */
  reasons: string[];
}

/** No event is announced further ahead than this. */
const HORIZON_MS = 2 * 366 * 24 * 60 * 60_000;
/** A "single event" longer than this is a mistake of its page or a permanent exhibition. */
const LONGEST_MS = 366 * 24 * 60 * 60_000;
/** Dates, times and placeholders are not titles; four digits are ("1984"). */
const JUNK_TITLE = /^(?!\d{4}$)(?:[\d\s/:.,-]*(?:am|pm)?|untitled|event|tba|tbd|n\/a|undefined|null|test)$/i;
/** Characters of a sufficient description. */
const FULL_DESCRIPTION_CHARS = 80;

/** Minimum points for each tier; an event without title and date cannot reach tier 3. */
const ENOUGH = { 1: 80, 2: 60, 3: LEAST_STORED_SCORE } as const;

export const ALREADY_OVER = 'already over';

/**
 * Rates an event (spec: TIER-02): 1 has everything a visitor needs, 2 should be enhanced, 3 has title and time, 4 is rejected.
 * The points add up to 100.
 */
export function weigh(facts: QualityFacts, now: Instant): Quality {
  const refusal = refusalOf(facts, now);
  const points = pointsOf(facts);
  const score = points.reduce((sum, { worth }) => sum + worth, 0);
  const tier = refusal !== null || score < ENOUGH[3] ? 4 : score < ENOUGH[2] ? 3 : score < ENOUGH[1] ? 2 : 1;
  const reasons = points.map(({ reason }) => reason);
  return { tier, score, action: QUALITY_ACTIONS[tier], reasons: refusal === null ? reasons : [refusal, ...reasons] };
}

/** Why an event cannot be stored at all, or null. */
function refusalOf({ title, when }: QualityFacts, now: Instant): string | null {
  if (title.length === 0) return 'It has no title.';
  if (title.length < 3 || JUNK_TITLE.test(title)) return `"${title.slice(0, 40)}" is no title`;
  const named = `"${title.slice(0, 60)}"`;
  if ('written' in when) {
    return when.written === null ? `${named} has no date` : `${named} has a start that does not exist: ${when.written}`;
  }
  if (when.endsAt <= now) return ALREADY_OVER;
  if (when.startsAt > now + HORIZON_MS) return `${named} starts more than two years ahead`;
  return when.endsAt - when.startsAt > LONGEST_MS ? `${named} lasts over a year` : null;
}

function pointsOf(facts: QualityFacts): Array<{ worth: number; reason: string }> {
  const { when } = facts;
  const hasTitle = facts.title.length >= 3 && !JUNK_TITLE.test(facts.title);
  const words = facts.description?.trim() === facts.title ? 0 : (facts.description?.trim().length ?? 0);
  const isFull = words >= FULL_DESCRIPTION_CHARS;
  const has = (holds: boolean, worth: number, yes: string, no: string) =>
    holds ? { worth, reason: yes } : { worth: 0, reason: no };
  return [
    has(hasTitle, 15, 'It has a title.', 'It has no usable title.'),
    has(!('written' in when), 15, 'Its date is known.', 'Its date is not known.'),
    has('hasTime' in when && when.hasTime, 10, 'Its time of day is known.', 'Its time of day is not known.'),
    has(facts.venue !== null, 12, 'It has a venue.', 'It has no venue.'),
    has(facts.address !== null, 8, 'It has an address.', 'It has no address.'),
    words > 0 && !isFull
      ? { worth: 8, reason: `Its description is short: ${words} characters.` }
      : has(isFull, 15, 'It has a description.', 'It has no description.'),
    has(facts.imageUrl !== null, 10, 'It has an image.', 'It has no image.'),
    has(facts.url !== null, 5, 'It links to a page.', 'It has no link.'),
    has(facts.hasPrice, 5, 'Its price is known.', 'Its price is not known.'),
    has(facts.hasCategory, 5, 'Its category is clear.', 'Its category is not clear.'),
  ];
}
