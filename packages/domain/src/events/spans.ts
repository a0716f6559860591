import { DOORS_MS } from '../identity/index.ts';
import { dateOf, endOfDay, instantOf, isDateOnly } from '../places/index.ts';
import type { Candidate } from './candidate.ts';

export interface Span {
  city: string;
  /** UTC milliseconds, both inclusive. */
  from: number;
  to: number;
}

/**
 * When another source may list the same showing: near its start, at the first instant of its day if that source gives no time,
 * and all day if this one gives none. Adjacent spans of a city are merged, so that no occurrence is read twice.
 */
export function spansOf(showings: readonly Candidate[]): Span[] {
  const spans = showings.flatMap(({ place, startLocal, startsAt }): Span[] => {
    const { slug: city, timezone } = place;
    const midnight = instantOf(dateOf(startLocal), timezone);
    if (isDateOnly(startLocal)) return [{ city, from: midnight, to: endOfDay(dateOf(startLocal), timezone) - 1 }];
    return [
      { city, from: midnight, to: midnight },
      { city, from: startsAt - DOORS_MS, to: startsAt + DOORS_MS },
    ];
  });
  return [...Map.groupBy(spans, ({ city }) => city).values()].flatMap(joined);
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
