import type { Citer } from '../../base/evidence.ts';
import type { JsonRecord } from '../../base/json.ts';
import type { StatedMoment } from '../../candidates/days/stated.ts';
import { endAfter } from '../../candidates/times/iso-duration.ts';
import { get, type LinkedData, type Located, memberOf } from './nodes.ts';

/** The end by the `duration` (ISO 8601) of an event or a schedule that states no end. */
export function endOfDuration(
  node: Located<JsonRecord>,
  start: StatedMoment,
  data: LinkedData,
  cite: Citer,
): StatedMoment | null {
  const duration = memberOf(get(node, 'duration'), data);
  const end = duration && endAfter(start, duration.value);
  return duration && end && { ...end, evidence: cite.evidence(duration.at, duration.value) };
}
