import { stamp } from '../../kit/format.ts';
import { t } from '../../messages.ts';

/** When a source is due, as part of a sentence. A due time that has passed means the next minute. */
export function plannedRead(nextDue: string): string {
  if (Date.parse(nextDue) <= Date.now()) return t('steer.withinMinute');
  return t('steer.atPlannedRead', { next: stamp(nextDue) });
}
