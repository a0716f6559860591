import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What is answered at a path, for the Allow header (RFC 9110 §10.2.1); nothing where no route leads. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  return METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      // Middleware meets every path; only a route of this very method answers.
      .some(([[, route]]) => route.method === method),
  ).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
