import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';

type App = Pick<Hono<AppEnv>, 'fetch'>;

/**
 * Serves pages without the site's policy while the site is served from its sources: Vite puts inline scripts and styles into them, which
 * the policy forbids. The built site (`npm start`) keeps it.
 */
export function sourcePages(app: App): App {
  return {
    async fetch(request, env, context) {
      const response = await app.fetch(request, env, context);
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (!isPage || hasBuiltSite(env)) return response;
      const page = new Response(response.body, response);
      page.headers.delete('content-security-policy');
      return page;
    },
  };
}

/** Whether the environment has `SHELL`, the address of a built site's pages. */
function hasBuiltSite(env: object | undefined): boolean {
  return env !== undefined && 'SHELL' in env && env.SHELL !== undefined;
}
