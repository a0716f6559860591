export { testTimezone } from './test-timezone.ts';
export { timezoneStats } from './timezone-stats.ts';
