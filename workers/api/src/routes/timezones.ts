import type { Slices } from '@marquee/contract';
import { testTimezone, timezoneStats } from '@marquee/domain/timezones';
import type { Verbs } from '../verbs.ts';

export const timezoneRoutes: Verbs<Slices['timezones']> = {
  getTimezoneStats: (deps) => timezoneStats(deps),
  testTimezone: (deps, { body }) => testTimezone(deps, body.eventId),
};
