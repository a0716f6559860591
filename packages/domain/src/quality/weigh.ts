import { LEAST_STORED_SCORE, QUALITY_ACTIONS, type QualityTier } from '@marquee/contract';
import { DAY_MS, type Instant, type Message, say } from '@marquee/kernel';

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
  reasons: Message[];
}

/** No event is announced further ahead than this. */
const HORIZON_MS = 2 * 366 * DAY_MS;
/** A "single event" longer than this is a mistake of its page or a permanent exhibition. */
const LONGEST_MS = 366 * DAY_MS;
/** Dates, times and placeholders are not titles; four digits are ("1984"). */
const JUNK_TITLE = /^(?!\d{4}$)(?:[\d\s/:.,-]*(?:am|pm)?|untitled|event|tba|tbd|n\/a|undefined|null|test)$/i;
/** Characters of a sufficient description. */
const FULL_DESCRIPTION_CHARS = 80;

/** Minimum points for each tier; an event without title and date cannot reach tier 3. */
const ENOUGH = { 1: 80, 2: 60, 3: LEAST_STORED_SCORE } as const;

/** Why an event that is over is not stored. */
export const ALREADY_OVER = say('quality.alreadyOver');

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
function refusalOf({ title, when }: QualityFacts, now: Instant): Message | null {
  if (title.length === 0) return say('quality.noTitle');
  if (title.length < 3 || JUNK_TITLE.test(title)) return say('quality.isNoTitle', { title: title.slice(0, 40) });
  const named = { title: title.slice(0, 60) };
  if ('written' in when) {
    return when.written === null
      ? say('quality.noDate', named)
      : say('quality.noSuchStart', { ...named, start: when.written });
  }
  if (when.endsAt <= now) return ALREADY_OVER;
  if (when.startsAt > now + HORIZON_MS) return say('quality.tooFarAhead', named);
  return when.endsAt - when.startsAt > LONGEST_MS ? say('quality.tooLong', named) : null;
}

type Fact = 'title' | 'date' | 'time' | 'venue' | 'address' | 'description' | 'image' | 'link' | 'price' | 'category';

function pointsOf(facts: QualityFacts): Array<{ worth: number; reason: Message }> {
  const { when } = facts;
  const hasTitle = facts.title.length >= 3 && !JUNK_TITLE.test(facts.title);
  const words = facts.description?.trim() === facts.title ? 0 : (facts.description?.trim().length ?? 0);
  const isFull = words >= FULL_DESCRIPTION_CHARS;
  const has = (holds: boolean, worth: number, what: Fact) =>
    holds ? { worth, reason: say(`quality.${what}.yes`) } : { worth: 0, reason: say(`quality.${what}.no`) };
  return [
    has(hasTitle, 15, 'title'),
    has(!('written' in when), 15, 'date'),
    has('hasTime' in when && when.hasTime, 10, 'time'),
    has(facts.venue !== null, 12, 'venue'),
    has(facts.address !== null, 8, 'address'),
    words > 0 && !isFull
      ? { worth: 8, reason: say('quality.description.short', { n: words }) }
      : has(isFull, 15, 'description'),
    has(facts.imageUrl !== null, 10, 'image'),
    has(facts.url !== null, 5, 'link'),
    has(facts.hasPrice, 5, 'price'),
    has(facts.hasCategory, 5, 'category'),
  ];
}
