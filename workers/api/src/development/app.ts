import { developmentEndpoints } from '@marquee/contract/development';
import { signInForDevelopment } from '@marquee/domain/development';
import type { ApiDeps } from '@marquee/platform';
import type { Hono } from 'hono';
import { createApp } from '../app.ts';
import type { AppEnv } from '../app-env.ts';
import type { DepsOf } from '../begin-request.ts';
import { mountAll } from '../mount/mount.ts';
import { welcome } from '../welcome.ts';

/** The deployed API plus one-click sign-in by role. */
export function developmentApp(deps: ApiDeps | DepsOf): Hono<AppEnv> {
  const app = createApp(deps);
  mountAll(app, developmentEndpoints, {
    devSignIn: async (given, { body }, call) => welcome(call, await signInForDevelopment(given, body.role, call)),
  });
  return app;
}
