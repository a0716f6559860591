import type { Draft, LocalMoment } from '../../base/types.ts';
import { later, minutesFrom, showingAt, showingKey } from './showing.ts';

const LINE = /^RECURRENCE-ID;RANGE=THISANDFUTURE:(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2})?$/;

/** A draft that replaces a date of a series and all later ones (RFC 5545 §3.2.13). */
interface Rest {
  draft: Draft;
  /** The date of the series that it replaces, in wall time of the series. */
  from: LocalMoment;
}

/** The line by which a draft says so. */
export function restLine(from: LocalMoment): string {
  return `RECURRENCE-ID;RANGE=THISANDFUTURE${showingKey('', from).replace('#', ':')}`;
}

/** By the key of their series, in order of their dates. */
export function restsOf(drafts: readonly Draft[]): ReadonlyMap<string, readonly Rest[]> {
  const found = new Map<string, Rest[]>();
  for (const draft of drafts) {
    const [, year, month, day, hour, minute] = LINE.exec(draft.recurrence?.value ?? '') ?? [];
    if (year === undefined || draft.seriesKey === undefined) continue;
    const from = `${year}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute}`}`;
    const known = found.get(draft.seriesKey) ?? [];
    found.set(draft.seriesKey, [...known, { draft, from }]);
  }
  for (const rests of found.values()) rests.sort((a, b) => (a.from < b.from ? -1 : 1));
  return found;
}

export function isRest(draft: Draft): boolean {
  return LINE.test(draft.recurrence?.value ?? '');
}

/** The draft that is shown at a date of a series: the series itself, or what replaces the rest of it. */
export function shownAt(series: Draft, rests: readonly Rest[], start: LocalMoment, minutes?: number): Draft {
  const rest = rests.findLast(({ from }) => from <= start);
  if (!rest) return showingAt(series, start, minutes);
  const moved = later(rest.draft.start.value, minutesFrom(rest.from, start));
  const { recurrence: _recurrence, ...shown } = showingAt(rest.draft, moved, minutes);
  return { ...shown, key: showingKey(series.key, start), seriesKey: series.seriesKey ?? series.key };
}
