import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods of a path, for the Allow header (RFC 9110 §10.2.1); empty without a route. */
export function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  return METHODS.filter((method) =>
    app.router
      .match(method, path)[0]
      // Middleware matches every path; only a route with this method counts.
      .some(([[, route]]) => route.method === method),
  ).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
