/** One scheduler: what is set is the slice `schedule`'s, what is due is this one's. */
export { effectiveSchedule } from '../schedule/index.ts';
