import { snippet } from '../../base/evidence.ts';
import type { Evidence } from '../../base/types.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { MOMENTS } from '../weights/moments.ts';
import type { Card } from './title-cards.ts';

/** The date and times in an event's description; only times next to a date. Null if there are none. */
export function describedCard(sighting: Sighting): { card: Card; evidence(mention: Stretch): Evidence } | null {
  const [source] = sighting.description?.evidence ?? [];
  const text = sighting.description?.value.slice(0, MOMENTS.described.readChars) ?? '';
  if (!source) return null;
  const dates = findDates(text);
  if (dates.length === 0) return null;
  const times = findTimes(text).flatMap((time) => {
    const date = dates.find(
      (one) => Math.min(Math.abs(time.start - one.end), Math.abs(one.start - time.end)) <= MOMENTS.described.dateReach,
    );
    return date ? [{ time, date }] : [];
  });
  if (times.length === 0) return null;
  return {
    card: { dates, times, bounded: false },
    evidence: ({ start, end }) => ({
      ...source,
      locator: `${source.locator} text@${start}`,
      snippet: snippet(text.slice(start, end)),
    }),
  };
}
