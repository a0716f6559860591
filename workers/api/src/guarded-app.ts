import type { Meter } from '@marquee/platform';
import { underTrace } from '@marquee/platform/trace';
import { Hono } from 'hono';
import { allowedMethods } from './allowed-methods.ts';
import type { AppEnv } from './app-env.ts';
import { beginRequest, type DepsOf } from './begin-request.ts';
import { measure } from './measure.ts';
import { answerError, problemAnswer } from './problem.ts';
import { readToTheEnd } from './read-to-the-end.ts';
import { rememberingRouter } from './remembering-router.ts';
import { refuseForged } from './security/forged-requests.ts';
import { addHeaders } from './security/headers.ts';
import { isServed, wrongMethod } from './security/unserved-methods.ts';

/** An app without routes: the middleware of every request, in order. Without a meter nothing is counted. */
export function guardedApp(depsOf: DepsOf, meter?: Meter): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ router: rememberingRouter() });
  app.onError(answerError);
  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    return allowed.length === 0 || allowed.includes(c.req.method)
      ? problemAnswer(c, 404, 'not-found', `There is nothing at ${c.req.method} ${c.req.path}.`)
      : wrongMethod(c, allowed);
  });
  app.use((c, next) => {
    const deps = beginRequest(c, depsOf);
    return underTrace({ requestId: c.get('requestId') }, async () => {
      const startedAt = deps.clock.now();
      await next();
      const reading = readToTheEnd(c);
      if (reading) await reading;
      if (meter) measure(c, meter, startedAt);
      addHeaders(c);
    });
  });
  app.use((c, next) =>
    isServed(c) ? refuseForged(c, next) : Promise.resolve(wrongMethod(c, allowedMethods(app, c.req.path))),
  );
  return app;
}
