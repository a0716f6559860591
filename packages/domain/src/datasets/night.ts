import { DAY_MS, HOUR_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';

/** When a night's data set is due, from midnight UTC: it is night in every zone of the country. */
const DUE_MS = 9 * HOUR_MS;

/** The night whose data set is due, `2026-12-05`. */
export const nightOf = (now: Instant): string => new Date(now - DUE_MS).toISOString().slice(0, 10);

/** The first night that is kept. */
export const firstNight = (now: Instant): string => nightOf(now - KEPT_DAYS.datasets * DAY_MS);
