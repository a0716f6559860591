import type { Dashboard, FiringAlert, Trouble } from '@marquee/contract';
import { HOUR_MS } from '@marquee/kernel';

/** A due job that nobody took for so long means that the queue stands still. */
const STUCK_MS = 10 * 60_000;
/** A source that is so much behind its turn means that reading stands still. */
const LATE_MS = 6 * HOUR_MS;

type Facts = Pick<Dashboard, 'controls' | 'queue' | 'sources' | 'budget' | 'today'> & {
  errors: Pick<Dashboard['errors'], 'unresolved'>;
  deadLetters: number;
  /** What fires and is not silenced. */
  firing: ReadonlyArray<Pick<FiringAlert, 'severity'>>;
  quotaFailures: number;
};

/** Whether it is well, and why not; the gravest reasons first. */
export function verdictOf(facts: Facts): Dashboard['verdict'] {
  const { controls, queue, sources, budget, today, errors, deadLetters, firing, quotaFailures } = facts;
  const found: Array<{ trouble: Trouble; isGrave: boolean; count: number; holds: boolean }> = [
    { trouble: 'shutdown', isGrave: true, count: 1, holds: controls.isShutDown },
    {
      trouble: 'alerts',
      isGrave: firing.some(({ severity }) => severity === 'critical'),
      count: firing.length,
      holds: firing.length > 0,
    },
    {
      trouble: 'critical-errors',
      isGrave: true,
      count: errors.unresolved.critical,
      holds: errors.unresolved.critical > 0,
    },
    {
      trouble: 'queue-stuck',
      isGrave: true,
      count: queue.waiting,
      holds: queue.waiting > 0 && queue.oldestMs >= STUCK_MS,
    },
    {
      trouble: 'nothing-read',
      isGrave: true,
      count: sources.active,
      holds: sources.active > 0 && today.reads === 0 && sources.longestLateMs >= LATE_MS,
    },
    { trouble: 'quota', isGrave: true, count: quotaFailures, holds: quotaFailures > 0 },
    {
      trouble: 'budget-spent',
      isGrave: false,
      count: budget.used,
      holds: budget.limit > 0 && budget.used >= budget.limit,
    },
    { trouble: 'high-errors', isGrave: false, count: errors.unresolved.high, holds: errors.unresolved.high > 0 },
    { trouble: 'dead-letters', isGrave: false, count: deadLetters, holds: deadLetters > 0 },
    { trouble: 'sources-failing', isGrave: false, count: sources.failing, holds: sources.failing > 0 },
    { trouble: 'late', isGrave: false, count: sources.late, holds: sources.late > 0 },
    { trouble: 'controls-off', isGrave: false, count: controls.off.length, holds: controls.off.length > 0 },
  ];
  const reasons = found
    .filter(({ holds }) => holds)
    .map(({ trouble, isGrave, count }) => ({ trouble, isGrave, count }))
    .toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave));
  const state = reasons.length === 0 ? 'well' : reasons.some(({ isGrave }) => isGrave) ? 'trouble' : 'attention';
  return { state, reasons };
}
