import type { Category, EventStatus, QualityTier } from '@marquee/contract';
import type { Draft } from '@marquee/extraction';
import { type Instant, type Message, say } from '@marquee/kernel';
import { type CategoryReason, categorize } from '../categories/index.ts';
import { addWeeks, isDateOnly, safeUrl, timesOf } from '../places/index.ts';
import { type Quality, weigh } from '../quality/index.ts';
import { amount, priceLabel } from './price-label.ts';

/** A draft rated and converted to its stored form. Times are already shifted. */
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
  /** The words that decided the categories, and their positions. */
  categoryReasons: CategoryReason[];
  priceText: string;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  imageUrl: string | null;
  url: string | null;
  ticketUrl: string | null;
  tier: Exclude<QualityTier, 4>;
  /** 0..100 */
  score: number;
  reasons: Message[];
}

export type Appraisal = { kept: Appraised } | { rejected: Message };

/** Rates one draft (spec: tiers 1–4; 4 is rejected, with the reason). Never throws. */
export function appraise(draft: Draft, zone: string, shiftWeeks: number, now: Instant): Appraisal {
  const title = draft.title.value.trim();
  const times = shiftedTimes(draft, zone, shiftWeeks);
  const description = draft.description?.value ?? null;
  const venue = draft.venue?.value ?? null;
  const minCents = amount(draft.price?.value.minCents ?? null);
  const maxCents = amount(draft.price?.value.maxCents ?? null);
  const imageUrl = safeUrl(draft.imageUrl?.value);
  const url = safeUrl(draft.url?.value);
  const { categories, because } = categorize({ labels: draft.labels?.value ?? [], title, venue, description });
  const quality: Quality = weigh(
    {
      title,
      when: times ? { ...times, hasTime: !isDateOnly(times.startLocal) } : { written: draft.start.value },
      venue,
      address: draft.address?.value ?? null,
      description,
      imageUrl,
      url,
      hasPrice: minCents !== null || maxCents !== null,
      hasCategory: because.length > 0,
    },
    now,
  );
  if (quality.tier === 4 || times === null) return { rejected: quality.reasons[0] ?? say('read.tooLittleKnown') };
  return {
    kept: {
      draft,
      key: draft.key,
      title,
      venue,
      ...times,
      status: statusOf(draft),
      categories,
      categoryReasons: because,
      priceText: priceLabel({ minCents, maxCents, text: draft.price?.value.text ?? null }),
      priceMinCents: minCents,
      priceMaxCents: maxCents,
      imageUrl,
      url,
      ticketUrl: safeUrl(draft.ticketUrl?.value),
      tier: quality.tier,
      score: quality.score,
      reasons: quality.reasons,
    },
  };
}

function statusOf(draft: Draft): EventStatus {
  const status = draft.status?.value;
  return status === 'cancelled' || status === 'postponed' ? status : 'active';
}

function shiftedTimes(draft: Draft, zone: string, shiftWeeks: number) {
  try {
    const start = addWeeks(draft.start.value, shiftWeeks);
    return timesOf(start, draft.end ? addWeeks(draft.end.value, shiftWeeks) : null, zone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
