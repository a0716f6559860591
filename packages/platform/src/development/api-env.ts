import { z } from 'zod';
import { binding } from '../env/parse-env.ts';
import { apiEnv } from '../env/workers.ts';
import { clockVariables } from './clock.ts';

/** The API Worker's environment in development only. */
export const developmentApiEnv = apiEnv.safeExtend({
  ...clockVariables,
  APP_ENV: z.literal('development'),
  /** The internal path with which the start script triggers the schedule and asks for progress. */
  DEV: binding<Fetcher>('service'),
  /** The index.html of the built site (`npm start`); in `npm run dev` that of the sources. */
  SHELL: z.string().optional(),
  /** Whether public answers are shared (docs/decisions/095-shared-answers.md). `off`: each is read from the database. */
  SHARED_ANSWERS: z.enum(['on', 'off']).default('on'),
});
