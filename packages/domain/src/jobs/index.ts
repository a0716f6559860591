export { cancelWaiting } from './cancel-waiting.ts';
export { type ClaimedJob, claim } from './claim.ts';
export { deadLetter, resolveLetter } from './dead-letters.ts';
export { dispatchDue, sweepLost } from './dispatch.ts';
export { endJobs } from './end-jobs.ts';
export { enqueue, enqueueForAll, type NewJob } from './enqueue.ts';
export { forgetOld } from './forget-old.ts';
export { isOpen } from './is-open.ts';
export { holdsJob, releaseLease, renewLeases, takeLease } from './lease.ts';
export {
  bringForward,
  MANUAL_LEASE,
  OPEN_MANUAL_JOBS,
  reviveJob,
  stopManualJobs,
  stopReads,
  takeManualLease,
} from './manual-jobs.sql.ts';
export { takeReadSlot } from './read-slot.ts';
export { MAX_ATTEMPTS, MAX_INTERRUPTIONS, OUTAGE_WAITS_MS, retryAt } from './rules.ts';
export { type JobResult, settle } from './settle.ts';
export { HOUR_MS, lastDayFrom, startOfToday } from './tally-scrape.ts';
