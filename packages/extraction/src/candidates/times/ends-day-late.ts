import type { LocalMoment } from '../../base/types.ts';
import { TIMES } from '../../decide/weights/times.ts';
import { addDays, dateOf, minutesOf, timeOf } from './local.ts';

/** Whether something that begins in the evening ends on the next day at a later hour: a day too late, unless there are two evenings. */
export function endsDayLate(start: LocalMoment, end: LocalMoment): boolean {
  const [from, to] = [timeOf(start), timeOf(end)];
  if (from === undefined || to === undefined || dateOf(end) !== addDays(dateOf(start), 1)) return false;
  return minutesOf(from) >= TIMES.endsDayLate.evening && to > from;
}
