import { BadEnvironment } from '@marquee/platform';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * A Worker that answers with an app. `check` throws BadEnvironment where the environment is not what the app needs; its sentence is
 * the answer.
 */
export function serve(appFor: (request: Request) => Hono<AppEnv>, check: (env: object) => unknown) {
  return {
    fetch(request, env, context) {
      try {
        check(env);
      } catch (error) {
        if (!(error instanceof BadEnvironment)) throw error;
        console.error(error.message);
        return new Response(error.message, { status: 500 });
      }
      return appFor(request).fetch(request, env, context);
    },
  } satisfies ExportedHandler<object>;
}
