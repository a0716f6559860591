import { makeApiDeps, parseEnv } from '@marquee/platform';
import { developmentApiEnv } from '@marquee/platform/development';
import type { DepsOf } from '../guarded-app.ts';

/** Development accounts may sign in. Our origin is the requested address, because the port may differ from the planned one. */
export const developmentDeps: DepsOf = ({ env, req }) => ({
  ...makeApiDeps(parseEnv('api', developmentApiEnv, env)),
  isDevelopment: true,
  publicOrigin: new URL(req.url).origin,
});
