import { apiEnv, parseEnv } from '@marquee/platform';
import { createApp } from './app.ts';
import { serve } from './serve.ts';

export { Site } from './site.ts';

const app = createApp();

/** The deployed API; a laptop runs `development/index.ts` instead. */
export default serve(
  () => app,
  (env) => parseEnv('api', apiEnv, env),
);
