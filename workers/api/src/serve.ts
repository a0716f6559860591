import { jsonLog } from '@marquee/kernel';
import { BadEnvironment } from '@marquee/platform';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * A Worker that responds with an app. `check` throws BadEnvironment if the environment is invalid; its message is
 * the response.
 */
export function serve(appFor: (request: Request) => Pick<Hono<AppEnv>, 'fetch'>, check: (env: object) => unknown) {
  return {
    fetch(request, env, context) {
      try {
        check(env);
      } catch (error) {
        if (!(error instanceof BadEnvironment)) throw error;
        jsonLog('api').error('the environment is not valid', { error: error.message });
        return new Response(error.message, { status: 500 });
      }
      return appFor(request).fetch(request, env, context);
    },
  } satisfies ExportedHandler<object>;
}
