export { judgeZone, type StoredTime } from './judge-zone.ts';
export { testTimezone } from './test-timezone.ts';
export { timezoneStats } from './timezone-stats.ts';
