import { makeApiDeps, parseEnv } from '@marquee/platform';
import { developmentApiEnv } from '@marquee/platform/development';
import type { DepsOf } from '../guarded-app.ts';

/** Accounts that were made for development may sign in; ours is the address that was asked, for the port may be another than planned. */
export const developmentDeps: DepsOf = ({ env, req }) => ({
  ...makeApiDeps(parseEnv('api', developmentApiEnv, env)),
  isDevelopment: true,
  publicOrigin: new URL(req.url).origin,
});
