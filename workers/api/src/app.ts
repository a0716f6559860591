import { type ApiDeps, apiEnv, createMeter, makeApiDeps, parseEnv } from '@marquee/platform';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { type DepsOf, guardedApp } from './guarded-app.ts';
import { accountRoutes } from './routes/accounts.ts';
import { budgetRoutes } from './routes/budget.ts';
import { cityRoutes } from './routes/cities.ts';
import { consoleRoutes } from './routes/console.ts';
import { controlRoutes } from './routes/controls.ts';
import { diagnosticsRoutes } from './routes/diagnostics.ts';
import { eventRoutes } from './routes/events.ts';
import { imageRoutes } from './routes/images.ts';
import { languageModelRoutes } from './routes/language-model.ts';
import { learningRoutes } from './routes/learning.ts';
import { locationIntegrityRoutes } from './routes/location-integrity.ts';
import { pageTrialRoutes } from './routes/page-trials.ts';
import { qualityRoutes } from './routes/quality.ts';
import { seriesRoutes } from './routes/series.ts';
import { serviceRoutes } from './routes/service.ts';
import { sourceRoutes } from './routes/sources.ts';

const deployed: DepsOf = ({ env }) => makeApiDeps(parseEnv('api', apiEnv, env));

/** The API with all its routes. Tests hand in `deps` of their own; so does development. */
export function createApp(deps: ApiDeps | DepsOf = deployed): Hono<AppEnv> {
  const app = guardedApp(typeof deps === 'function' ? deps : () => deps, createMeter('api'));
  serviceRoutes(app);
  accountRoutes(app);
  eventRoutes(app);
  cityRoutes(app);
  imageRoutes(app);
  controlRoutes(app);
  sourceRoutes(app);
  qualityRoutes(app);
  seriesRoutes(app);
  locationIntegrityRoutes(app);
  diagnosticsRoutes(app);
  consoleRoutes(app);
  budgetRoutes(app);
  languageModelRoutes(app);
  learningRoutes(app);
  pageTrialRoutes(app);
  return app;
}
