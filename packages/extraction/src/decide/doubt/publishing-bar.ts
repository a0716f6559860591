import type { Confidence, Draft, Method } from '../../base/types.ts';
import { endsDayLate } from '../../candidates/times/ends-day-late.ts';
import { dateOf } from '../../candidates/times/local.ts';

/**
 * The least confidence of what is published without a person's or a model's word. Above it title and day together were right in 0.976 of
 * the drafts of recorded sites that were held out (`npm run fit` prints the figure).
 */
export const PUBLISHING_BAR = { event: 0.9, titleAndDay: 0.85, time: 0.7, venue: 0.7 } as const;

/** Whether a draft must not be published as it is: it may be no event, or have the wrong title or day. Stated facts without a confidence pass. */
export function isBelowBar({ confidence }: { confidence?: Confidence }): boolean {
  if (!confidence) return false;
  return confidence.event < PUBLISHING_BAR.event || confidence.titleAndDay < PUBLISHING_BAR.titleAndDay;
}

/** The values of a draft that are too doubtful to be published. */
export function doubtfulValues({ confidence }: { confidence?: Confidence }): Array<'time' | 'venue'> {
  const { time = 1, venue = 1 } = confidence ?? {};
  return [
    ...(time < PUBLISHING_BAR.time ? (['time'] as const) : []),
    ...(venue < PUBLISHING_BAR.venue ? (['venue'] as const) : []),
  ];
}

/** The draft without a time or venue that is more doubtful than the bar, and without an end a day too late: leaving a value out is better than guessing it. */
export function withoutDoubtfulValues(draft: Draft): Draft {
  const doubtful = doubtfulValues(draft);
  let kept = draft;
  if (doubtful.includes('time')) {
    const { end: _end, ...rest } = kept;
    kept = { ...rest, start: { ...kept.start, value: dateOf(kept.start.value) } };
  }
  if (doubtful.includes('venue')) {
    const { venue: _venue, ...rest } = kept;
    kept = rest;
  }
  return isEndDoubtful(kept) ? withoutEnd(kept) : kept;
}

/** Data give an end a day too late; a page that writes both days means them. */
function isEndDoubtful({ start, end }: Draft): boolean {
  if (!end || !endsDayLate(start.value, end.value)) return false;
  return !end.evidence.some(({ method }) => SHOWN.has(method));
}

const SHOWN: ReadonlySet<Method> = new Set(['listing', 'detail', 'learned', 'visible-text']);

function withoutEnd({ end: _end, ...rest }: Draft): Draft {
  return rest;
}
