import type { developmentApiEnv } from '@marquee/platform/development';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from '../app-env.ts';

type Env = Pick<z.output<typeof developmentApiEnv>, 'SHELL'>;

type App = Pick<Hono<AppEnv>, 'fetch'>;

/**
 * Serves pages without the site's policy while the site is served from its sources: Vite puts inline scripts and styles into them, which
 * the policy forbids. A built site (`npm start -- --built`) keeps it.
 */
export function sourcePages(app: App): App {
  return {
    async fetch(request, env, context) {
      const response = await app.fetch(request, env, context);
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (!isPage || (env as Env | undefined)?.SHELL !== undefined) return response;
      const page = new Response(response.body, response);
      page.headers.delete('content-security-policy');
      return page;
    },
  };
}
