export { cancelWaiting } from './cancel-waiting.ts';
export { type ClaimedJob, claim } from './claim.ts';
export { deadLetter } from './dead-letters.ts';
export { dispatchDue, sweepLost } from './dispatch.ts';
export { enqueue, type NewJob } from './enqueue.ts';
export { releaseLease, renewLeases, takeLease } from './lease.ts';
export { MAX_ATTEMPTS, MAX_INTERRUPTIONS, retryAt } from './rules.ts';
export { type JobResult, settle } from './settle.ts';
export { HOUR_MS, startOfToday } from './tally-scrape.ts';
