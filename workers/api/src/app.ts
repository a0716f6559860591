import { type ApiDeps, apiEnv, createMeter, makeApiDeps, parseEnv } from '@marquee/platform';
import { Hono } from 'hono';
import { allowedMethods } from './allowed-methods.ts';
import type { AppEnv } from './app-env.ts';
import { measured } from './measure.ts';
import { answerError, problemAnswer } from './problem.ts';
import { accountRoutes } from './routes/accounts.ts';
import { budgetRoutes } from './routes/budget.ts';
import { cityRoutes } from './routes/cities.ts';
import { consoleRoutes } from './routes/console.ts';
import { controlRoutes } from './routes/controls.ts';
import { diagnosticsRoutes } from './routes/diagnostics.ts';
import { eventRoutes } from './routes/events.ts';
import { languageModelRoutes } from './routes/language-model.ts';
import { learningRoutes } from './routes/learning.ts';
import { locationIntegrityRoutes } from './routes/location-integrity.ts';
import { mediaRoutes } from './routes/media.ts';
import { pageTrialRoutes } from './routes/page-trials.ts';
import { qualityRoutes } from './routes/quality.ts';
import { scrapingRoutes } from './routes/scraping.ts';
import { seriesRoutes } from './routes/series.ts';
import { serviceRoutes } from './routes/service.ts';
import { refuseForged } from './security/forged-requests.ts';
import { secureAnswers } from './security/headers.ts';

/** The API: the order on this page is the order a request meets. `deps` stands in for the environment's own in tests. */
export function createApp(deps?: ApiDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path, c.get('deps').isDevelopment);
    if (allowed.length === 0 || allowed.includes(c.req.method))
      return problemAnswer(c, 404, 'not-found', `There is nothing at ${c.req.method} ${c.req.path}.`);
    c.header('allow', allowed.join(', '));
    return problemAnswer(c, 405, 'wrong-method', `${c.req.path} takes ${allowed.join(' and ')}, not ${c.req.method}.`);
  });

  app.use(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('deps', deps ?? makeApiDeps(parseEnv('api', apiEnv, c.env)));
    await next();
    c.header('x-request-id', requestId);
  });
  app.use(measured(createMeter('api')));
  app.use(secureAnswers);
  app.use(refuseForged);

  serviceRoutes(app);
  accountRoutes(app);
  eventRoutes(app);
  cityRoutes(app);
  mediaRoutes(app);
  controlRoutes(app);
  scrapingRoutes(app);
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
