import { type Endpoint, endpoints } from '@marquee/contract';
import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const DEVELOPMENT = new Set(
  Object.values<Endpoint>(endpoints).flatMap(({ path, developmentOnly }) => (developmentOnly ? [path] : [])),
);

/** What is answered at a path, for the Allow header (RFC 9110 §10.2.1); nothing where no route leads. */
export function allowedMethods(app: Hono<AppEnv>, path: string, isDevelopment: boolean): string[] {
  return METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      // Middleware meets every path; only a route of this very method answers.
      .some(
        ([[, route]]) => route.method === method && (isDevelopment || !DEVELOPMENT.has(route.path as `/api/${string}`)),
      ),
  ).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
