export { listRecoveries } from './list-recoveries.ts';
export { recoverSource } from './recover-source.ts';
export { recoveryStats } from './recovery-stats.ts';
export { scheduleRecovery } from './schedule-recovery.ts';
