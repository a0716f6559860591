import { z } from 'zod';
import { binding } from '../env/parse-env.ts';
import { apiEnv } from '../env/workers.ts';

/** The API Worker's environment in development, and nowhere else. */
export const developmentApiEnv = apiEnv.extend({
  APP_ENV: z.literal('development'),
  /** The door through which the start script fires the schedule and asks for progress. */
  DEV: binding<Fetcher>('service'),
});
