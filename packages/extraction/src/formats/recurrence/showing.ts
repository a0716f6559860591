import type { Draft, LocalMoment } from '../../base/types.ts';
import { addDays, dateOf, daysBetween, timeOf } from '../../candidates/times/local.ts';
import { localOf, MINUTES_A_DAY, momentOf } from './wall-moment.ts';

/** The key that a RECURRENCE-ID of the same series would have. */
export function showingKey(key: string, start: LocalMoment): string {
  return `${key}#${start.replaceAll(/[-:]/g, '')}${start.length === 10 ? '' : '00'}`;
}

/**
 * A draft at another of its dates. Its duration in wall time stays the same.
 * @param minutes a duration of its own
 */
export function showingAt(draft: Draft, start: LocalMoment, minutes?: number): Draft {
  const evidence = [...draft.start.evidence, ...(draft.recurrence?.evidence ?? []).slice(0, 1)];
  const length = draft.end && minutesFrom(draft.start.value, draft.end.value);
  const end =
    minutes !== undefined && timeOf(start) !== undefined
      ? { value: later(start, minutes), evidence }
      : draft.end && { ...draft.end, value: movedEnd(draft.end.value, draft.start.value, start, length ?? 0) };
  const { end: _end, ...others } = draft;
  return {
    ...others,
    key: showingKey(draft.key, start),
    seriesKey: draft.seriesKey ?? draft.key,
    start: { value: start, evidence },
    ...(end ? { end } : {}),
  };
}

/** Wall minutes from one moment to another; a day counts from its midnight. */
export function minutesFrom(from: LocalMoment, to: LocalMoment): number {
  const [first, last] = [momentOf(from), momentOf(to)];
  return (last.day - first.day) * MINUTES_A_DAY + (last.second - first.second) / 60;
}

/** The wall time so many minutes after another. */
export function later(from: LocalMoment, minutes: number): LocalMoment {
  const { day, second } = momentOf(from);
  return localOf(day * MINUTES_A_DAY + second / 60 + minutes, timeOf(from) === undefined);
}

function movedEnd(end: LocalMoment, first: LocalMoment, start: LocalMoment, length: number): LocalMoment {
  // A last day is as many days later.
  if (timeOf(end) === undefined || timeOf(start) === undefined)
    return addDays(dateOf(end), daysBetween(dateOf(first), dateOf(start))) + end.slice(10);
  return later(start, length);
}
