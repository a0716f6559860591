import { endpoints } from '@marquee/contract';
import { type ApiDeps, apiDepsOf, createMeter } from '@marquee/platform';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { DepsOf } from './begin-request.ts';
import { createUsedKeys } from './callers/key-use.ts';
import { createKeeper } from './copies/keeper.ts';
import { languageOfConsole, languageOfRequest } from './documents/language-of-request.ts';
import { mountDocuments } from './documents/mount-documents.ts';
import { guardedApp } from './guarded-app.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import { mountFormAnswer } from './mount/form-answer.ts';
import { mountAll } from './mount/mount.ts';
import { mountNewsletterForm } from './mount/newsletter-form.ts';
import { mountOneClick } from './mount/one-click.ts';
import { followChanges } from './replicas/follow.ts';
import { ROUTES } from './routes.generated.ts';
import { answerAtOnce } from './shared/answer-at-once.ts';
import { createSharedAnswers } from './shared/shared-answers.ts';

const deployed: DepsOf = ({ env }) => apiDepsOf(env);

/** The API with all its routes. Tests and development pass their own `deps`. */
export function createApp(deps: ApiDeps | DepsOf = deployed): Hono<AppEnv> {
  const depsOf = typeof deps === 'function' ? deps : () => deps;
  const meter = createMeter('api');
  const app = guardedApp(depsOf, meter);
  const keeper = createKeeper();
  const usedKeys = createUsedKeys();
  const shared = createSharedAnswers();
  app.use((c, next) => {
    c.set('keeper', keeper);
    c.set('usedKeys', usedKeys);
    c.set('shared', shared);
    return next();
  });
  app.use(followChanges);
  // Their words are those of the page that names them.
  app.use('/previews/*', languageOfRequest);
  app.use('/api/admin/*', languageOfConsole);
  mountAll(app, endpoints, Object.assign({}, ...Object.values(ROUTES)));
  mountFormAnswer(app);
  mountOneClick(app);
  mountNewsletterForm(app);
  mountMcp(app);
  mountDocuments(app);
  answerAtOnce(app, { shared, depsOf, meter });
  return app;
}
