import type { events } from '@marquee/db';
import type { EventRow } from './event-basis.ts';

type EventInsert = typeof events.$inferInsert;

/** What one source says of an event, as columns. */
export type SourceWords = Pick<EventRow, (typeof OWN)[number] | (typeof FILLED)[number] | (typeof BETTER)[number]> &
  Pick<EventRow, 'title' | 'priceText' | 'priceMinCents' | 'priceMaxCents' | 'qualityScore'>;

/** Who decides a column: its primary source. */
const OWN = ['sourceId', 'sourceName', 'sourceUrl', 'categories', 'categoryReasons'] as const satisfies ReadonlyArray<
  keyof EventInsert
>;
/** That, if it says anything; else who gives a missing value. */
const FILLED = [
  'description',
  'venue',
  'address',
  'latitude',
  'longitude',
  'url',
  'ticketUrl',
  'organizer',
] as const satisfies ReadonlyArray<keyof EventInsert>;
/** The higher score: a value is kept even if a later read has less. */
const BETTER = ['qualityTier', 'qualityReasons'] as const satisfies ReadonlyArray<keyof EventInsert>;

/**
 * A known event after one more source spoke: its primary source's values, and missing ones from others.
 * @param takesOver makes it the primary source
 */
export function takeWords(event: EventRow, words: SourceWords, takesOver: boolean): EventRow {
  const isPrimary = takesOver || event.sourceId === words.sourceId;
  const [main, other] = isPrimary ? [words, event] : [event, words];
  const hasPrice = !isPrimary && event.priceMinCents !== null;
  const pick = (keys: ReadonlyArray<keyof SourceWords>, from: SourceWords, otherwise: SourceWords = from) =>
    Object.fromEntries(keys.map((key) => [key, from[key] ?? otherwise[key]]));
  const { priceMinCents, priceMaxCents } = hasPrice ? event : words;
  const next: EventRow = {
    ...event,
    title: main.title,
    ...pick(OWN, main),
    ...pick(FILLED, main, other),
    ...pick(BETTER, words.qualityScore >= event.qualityScore ? words : event),
    priceText: isPrimary || (!hasPrice && words.priceMinCents !== null) ? words.priceText : event.priceText,
    priceMinCents,
    priceMaxCents,
    qualityScore: Math.max(event.qualityScore, words.qualityScore),
  };
  // With another page, that the former one was gone says nothing any more.
  return next.url === event.url ? next : { ...next, validationError: null };
}
