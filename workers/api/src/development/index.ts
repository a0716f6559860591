import { parseEnv } from '@marquee/platform';
import { developmentApiEnv } from '@marquee/platform/development';
import { serve } from '../serve.ts';
import { developmentApp } from './app.ts';
import { developmentDeps } from './deps.ts';
import { startScriptDoor } from './door.ts';
import { sourcePages } from './source-pages.ts';

const app = sourcePages(developmentApp(developmentDeps));
const door = startScriptDoor(developmentDeps);

/** The API on a laptop. Not part of any build: vite.config.ts replaces `../index.ts` with it while serving. */
export default serve(
  (request) => (new URL(request.url).pathname.startsWith('/__dev/') ? door : app),
  (env) => parseEnv('api', developmentApiEnv, env),
);
