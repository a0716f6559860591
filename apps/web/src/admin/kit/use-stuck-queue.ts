import type { Answer } from './calls.ts';
import { useLive } from './use-live.ts';

const EVERY_SECONDS = 60;

/** The job queue while it stands still by the Dashboard's rule, else null. */
export function useStuckQueue(): Answer<'getDashboard'>['queue'] | null {
  const { data } = useLive('getDashboard', { query: { days: '1' } }, { everySeconds: EVERY_SECONDS });
  const isStuck = data?.verdict.reasons.some(({ trouble }) => trouble === 'queue-stuck') ?? false;
  return data && isStuck ? data.queue : null;
}
