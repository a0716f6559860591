import type { Instant, LocalDateTime } from '@marquee/kernel';
import { dateOf, isDateOnly } from '../places/index.ts';
import { type TitleParts, titleLikeness, titleParts } from './titles.ts';
import { type VenueParts, venueLikeness, venueParts } from './venues.ts';

/** What identity looks at in a showing. */
export interface Showing {
  key: string;
  /** The source's own name for the show it belongs to. */
  seriesKey?: string | null;
  title: string;
  venue: string | null;
  address?: string | null;
  /** Wall time, or the day alone, as it is stored. */
  startLocal: LocalDateTime;
  startsAt: Instant;
  /** The document that tells of it. */
  pageUrl?: string;
  /** The name of the source that tells of it: often the house itself. */
  sourceName?: string;
}

/** A showing already stored: `sourceId` says who told us. */
export interface KnownShowing extends Showing {
  eventId: string;
  sourceId: string;
}

/** A showing taken apart once, for many comparisons. */
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

/** A source of this name and a venue of that are the same house from this likeness on. */
const SAME_VENUE = 0.6;

/** How alike two places are, 0 to 1; null where it cannot be told. A house that does not name itself is the one whose source it is. */
export function placeLikeness(a: Parts, b: Parts): number | null {
  if (a.venue && b.venue) return venueLikeness(a.venue, b.venue);
  const [named, sourceName] = a.venue ? [a.venue, b.sourceName] : [b.venue, a.sourceName];
  return named && sourceName && venueLikeness(named, sourceName) >= SAME_VENUE ? SAME_VENUE : null;
}

/** The doors open at most this long before the show. */
export const DOORS_MS = 60 * 60_000;

export type Meeting = 'same moment' | 'same day' | 'doors' | null;

/** How the times of two showings meet: to the minute, on a day of which one gives no time, or as doors and show. */
export function meetingOf(a: Showing, b: Showing): Meeting {
  if (a.startLocal === b.startLocal || a.startsAt === b.startsAt)
    return isDateOnly(a.startLocal) === isDateOnly(b.startLocal) ? 'same moment' : 'same day';
  const isOneWithoutTime = isDateOnly(a.startLocal) !== isDateOnly(b.startLocal);
  if (isOneWithoutTime) return dateOf(a.startLocal) === dateOf(b.startLocal) ? 'same day' : null;
  return !isDateOnly(a.startLocal) && Math.abs(a.startsAt - b.startsAt) <= DOORS_MS ? 'doors' : null;
}

/** What title and place must reach where the times meet so; without places to compare the title alone must speak, a long one sooner. */
const NEEDED = {
  'same moment': { title: 0.6, place: 0.5, titleAlone: 0.8, longTitleAlone: 0.8 },
  'same day': { title: 0.7, place: 0.6, titleAlone: 1, longTitleAlone: 0.85 },
  doors: { title: 0.7, place: 0.6, titleAlone: 1, longTitleAlone: 0.85 },
} as const;
const LONG_TITLE_WORDS = 3;
const WORTH = { 'same moment': 1, 'same day': 0.9, doors: 0.85 } as const;

/** How surely two sources tell of one showing, 0 (they do not) to 1. */
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
