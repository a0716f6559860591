import type { Category, EventStatus } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import type { Instant } from '@marquee/kernel';
import { addWeeks, dateOf, endOfDay, instantOf, isDateOnly, safeUrl } from '../places/index.ts';
import { categorise } from './categorise.ts';
import { priceLabel } from './price-label.ts';

/** A draft weighed and brought into the form that is stored. Times are shifted already. */
export interface Appraised {
  draft: Draft;
  key: string;
  title: string;
  venue: string | null;
  startLocal: string;
  endLocal: string | null;
  startsAt: Instant;
  endsAt: Instant;
  status: EventStatus;
  categories: Category[];
  priceText: string;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  imageUrl: string | null;
  url: string | null;
  ticketUrl: string | null;
  tier: 1 | 2 | 3;
}

export type Appraisal = { kept: Appraised } | { rejected: string };

/** How long an event lasts that gives no end. */
const ASSUMED_LENGTH_MS = 3 * 60 * 60_000;
/** Nothing is announced further ahead than this. */
const HORIZON_MS = 2 * 366 * 24 * 60 * 60_000;
/** A "single event" longer than this is a mistake of its page, or a permanent display. */
const LONGEST_MS = 366 * 24 * 60 * 60_000;
/** Dates, times and placeholders; four digits alone are a title ("1984"). */
const JUNK_TITLE = /^(?!\d{4}$)(?:[\d\s/:.,-]*(?:am|pm)?|untitled|event|tba|tbd|n\/a|undefined|null|test)$/i;

/** Weighs one draft (spec: tiers 1–4; 4 is rejected, with the reason). Throws nothing. */
export function appraise(draft: Draft, zone: string, shiftWeeks: number, now: Instant): Appraisal {
  const title = draft.title.value.trim();
  if (title.length < 3 || JUNK_TITLE.test(title)) return { rejected: `"${title.slice(0, 40)}" is no title` };
  const times = timesOf(draft, zone, shiftWeeks);
  if (!times) return { rejected: `"${title.slice(0, 60)}" has a start that does not exist: ${draft.start.value}` };
  if (times.endsAt <= now) return { rejected: 'already over' };
  if (times.startsAt > now + HORIZON_MS)
    return { rejected: `"${title.slice(0, 60)}" starts more than two years ahead` };
  if (times.endsAt - times.startsAt > LONGEST_MS) return { rejected: `"${title.slice(0, 60)}" lasts over a year` };

  const description = draft.description?.value ?? null;
  const minCents = draft.price?.value.minCents ?? null;
  const maxCents = draft.price?.value.maxCents ?? null;
  const imageUrl = safeUrl(draft.imageUrl?.value);
  const kept: Appraised = {
    draft,
    key: draft.key,
    title,
    venue: draft.venue?.value ?? null,
    ...times,
    status: statusOf(draft),
    categories: categorise({ labels: draft.labels?.value ?? [], title, description }),
    priceText: priceLabel({ minCents, maxCents, text: draft.price?.value.text ?? null }),
    priceMinCents: minCents,
    priceMaxCents: maxCents,
    imageUrl,
    url: safeUrl(draft.url?.value),
    ticketUrl: safeUrl(draft.ticketUrl?.value),
    tier: 3,
  };
  const isPlaced = kept.venue !== null || draft.address !== undefined;
  if (isPlaced && description) kept.tier = imageUrl && !isDateOnly(kept.startLocal) ? 1 : 2;
  return { kept };
}

function statusOf(draft: Draft): EventStatus {
  const status = draft.status?.value;
  return status === 'cancelled' || status === 'postponed' ? status : 'active';
}

function timesOf(draft: Draft, zone: string, shiftWeeks: number) {
  try {
    const startLocal = addWeeks(draft.start.value, shiftWeeks);
    const startsAt = instantOf(startLocal, zone);
    const given = draft.end ? addWeeks(draft.end.value, shiftWeeks) : null;
    const givenEnd = given === null ? null : isDateOnly(given) ? endOfDay(given, zone) : instantOf(given, zone);
    const endLocal = givenEnd !== null && givenEnd > startsAt ? given : null;
    if (endLocal !== null && givenEnd !== null) return { startLocal, endLocal, startsAt, endsAt: givenEnd };
    const endsAt = isDateOnly(startLocal) ? endOfDay(dateOf(startLocal), zone) : startsAt + ASSUMED_LENGTH_MS;
    return { startLocal, endLocal: null, startsAt, endsAt };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
