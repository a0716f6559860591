import { ACCEPT_BAR, type CandidateState, type ToldSiteCheck } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';

/** A site that has no events today may have some in a month: sites publish late, and calendars rest in winter. */
const AGAIN_MS = 30 * DAY_MS;
/** After a failure that may pass. */
const RETRY_MS = DAY_MS;
/** Checks of one site; then only a person brings it back. */
const MOST_CHECKS = 4;

interface Outcome {
  state: CandidateState;
  nextCheckAt: Instant | null;
}

/** What becomes of a candidate after a check; `checks` counts those before it. */
export function outcomeOf(check: ToldSiteCheck, checks: number, now: Instant): Outcome {
  const again = (delay: number) => (checks + 1 < MOST_CHECKS ? now + delay : null);
  if (check.verdict === 'publishes-events' && check.score >= ACCEPT_BAR && check.sourceUrl !== null)
    return { state: 'accepted', nextCheckAt: null };
  if (check.verdict === 'publishes-events' || check.verdict === 'may-publish')
    return { state: 'waiting', nextCheckAt: null };
  if (check.retryAfterMs !== null)
    return { state: 'error', nextCheckAt: again(Math.max(RETRY_MS, check.retryAfterMs)) };
  const isSeasonal = check.verdict === 'no-events' || check.verdict === 'parked';
  return { state: 'rejected', nextCheckAt: isSeasonal ? again(AGAIN_MS) : null };
}
