import type { Instant, LocalDateTime } from '@marquee/kernel';
import { dateOf, isDateOnly } from '../places/index.ts';
import { type TitleParts, titleLikeness, titleParts } from './titles.ts';
import { type VenueParts, venueLikeness, venueParts } from './venues.ts';

/** The fields of a showing that matching uses. */
export interface Showing {
  key: string;
  /** The source's own name for the show it belongs to. */
  seriesKey?: string | null;
  title: string;
  venue: string | null;
  address?: string | null;
  /** Wall time or date, as stored. */
  startLocal: LocalDateTime;
  startsAt: Instant;
  /** The document that lists it. */
  pageUrl?: string;
  /** The name of the source, which is often the venue itself. */
  sourceName?: string;
}

/** A stored showing with its source. */
export interface KnownShowing extends Showing {
  eventId: string;
  sourceId: string;
}

/** A showing prepared for many comparisons. */
export interface Parts {
  title: TitleParts;
  venue: VenueParts | null;
  sourceName: VenueParts | null;
}

export function partsOf(showing: Showing): Parts {
  return {
    title: titleParts(showing.title),
    venue: venueParts(showing.venue, showing.address),
    sourceName: venueParts(showing.sourceName ?? null, null),
  };
}

/** From this similarity on, a source and a venue are the same place. */
const SAME_VENUE = 0.6;

/** Similarity of two places, 0 to 1; null if unknown. A showing without a venue is at the venue that its source is named for. */
export function placeLikeness(a: Parts, b: Parts): number | null {
  if (a.venue && b.venue) return venueLikeness(a.venue, b.venue);
  const [named, sourceName] = a.venue ? [a.venue, b.sourceName] : [b.venue, a.sourceName];
  return named && sourceName && venueLikeness(named, sourceName) >= SAME_VENUE ? SAME_VENUE : null;
}

/** Doors open at most this long before the show. */
export const DOORS_MS = 60 * 60_000;

export type Meeting = 'same moment' | 'same day' | 'doors' | null;

/** How the times of two showings agree: to the minute, on the same day if one has no time, or as doors and show. */
export function meetingOf(a: Showing, b: Showing): Meeting {
  if (a.startLocal === b.startLocal || a.startsAt === b.startsAt)
    return isDateOnly(a.startLocal) === isDateOnly(b.startLocal) ? 'same moment' : 'same day';
  const isOneWithoutTime = isDateOnly(a.startLocal) !== isDateOnly(b.startLocal);
  if (isOneWithoutTime) return dateOf(a.startLocal) === dateOf(b.startLocal) ? 'same day' : null;
  return !isDateOnly(a.startLocal) && Math.abs(a.startsAt - b.startsAt) <= DOORS_MS ? 'doors' : null;
}

/** Required similarity of title and place for each kind of time agreement. Without places the title alone must reach a limit, lower for long titles. */
const NEEDED = {
  'same moment': { title: 0.6, place: 0.5, titleAlone: 0.8, longTitleAlone: 0.8 },
  'same day': { title: 0.7, place: 0.6, titleAlone: 1, longTitleAlone: 0.85 },
  doors: { title: 0.7, place: 0.6, titleAlone: 1, longTitleAlone: 0.85 },
} as const;
const LONG_TITLE_WORDS = 3;
const WORTH = { 'same moment': 1, 'same day': 0.9, doors: 0.85 } as const;

/** Confidence that two sources list the same showing, 0 (no) to 1. */
export function samenessOf(meeting: Exclude<Meeting, null>, a: Parts, b: Parts): number {
  const needed = NEEDED[meeting];
  const title = titleLikeness(a.title, b.title);
  if (title < needed.title) return 0;
  const place = placeLikeness(a, b);
  if (place === null) {
    const isLong = Math.min(a.title.words.length, b.title.words.length) >= LONG_TITLE_WORDS;
    return title >= (isLong ? needed.longTitleAlone : needed.titleAlone) ? title * WORTH[meeting] * 0.8 : 0;
  }
  return place >= needed.place ? title * WORTH[meeting] * (0.8 + 0.2 * place) : 0;
}
