import { apiEnv, parseEnv } from '@marquee/platform';
import { createApp } from './app.ts';
import { serve } from './serve.ts';

const app = createApp();

/** The API as it is deployed; a laptop runs `development/index.ts` in its place. */
export default serve(
  () => app,
  (env) => parseEnv('api', apiEnv, env),
);
