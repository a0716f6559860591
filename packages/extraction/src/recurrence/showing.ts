import { addDays, dateOf, daysBetween } from '../time/local.ts';
import type { Draft, LocalMoment } from '../types.ts';

/** The key that a RECURRENCE-ID of the same series would have. */
export function showingKey(draft: Draft, start: LocalMoment): string {
  return `${draft.key}#${start.replaceAll(/[-:]/g, '')}${start.length === 10 ? '' : '00'}`;
}

/** A draft at another of its dates: its duration in wall time stays the same. */
export function showingAt(draft: Draft, start: LocalMoment): Draft {
  const evidence = [...draft.start.evidence, ...(draft.recurrence?.evidence ?? []).slice(0, 1)];
  return {
    ...draft,
    key: showingKey(draft, start),
    seriesKey: draft.seriesKey ?? draft.key,
    start: { value: start, evidence },
    ...(draft.end ? { end: { ...draft.end, value: movedEnd(draft.end.value, draft.start.value, start) } } : {}),
  };
}

function movedEnd(end: LocalMoment, first: LocalMoment, start: LocalMoment): LocalMoment {
  return addDays(dateOf(end), daysBetween(dateOf(first), dateOf(start))) + end.slice(10);
}
