import type { LocalMoment } from '../../base/types.ts';
import { addDays, dateOf, minutesOf, timeOf } from './local.ts';

/** In minutes: what begins then and is over within a day ends before that hour. */
const EVENING = 17 * 60;

/** Whether something that begins in the evening ends on the next day at a later hour: a day too late, unless there are two evenings. */
export function endsDayLate(start: LocalMoment, end: LocalMoment): boolean {
  const [from, to] = [timeOf(start), timeOf(end)];
  if (from === undefined || to === undefined || dateOf(end) !== addDays(dateOf(start), 1)) return false;
  return minutesOf(from) >= EVENING && to > from;
}
