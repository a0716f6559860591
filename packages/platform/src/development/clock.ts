import { type Clock, offsetClock } from '@marquee/kernel';
import { z } from 'zod';
import { cronEnv } from '../env/workers.ts';

/** Only development reads this variable: a deployed Worker has the system's clock, whatever its variables are. */
export const clockVariables = {
  /** How far the clock of `npm start` is ahead of the system's (`MARQUEE_NOW`, scripts/local/world-clock.ts), or behind it. */
  CLOCK_OFFSET_MS: z.coerce.number().int().default(0),
};

/** The cron Worker's environment in development only. */
export const developmentCronEnv = cronEnv.safeExtend(clockVariables);

/** The one clock of a local stack. */
export function developmentClock({ CLOCK_OFFSET_MS }: { CLOCK_OFFSET_MS: number }): Clock {
  return offsetClock(CLOCK_OFFSET_MS);
}
