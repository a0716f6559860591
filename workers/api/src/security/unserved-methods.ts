import { SERVED_METHODS } from '@marquee/contract';
import type { Context, Hono, Next } from 'hono';
import { allowedMethods } from '../allowed-methods.ts';
import type { AppEnv } from '../app-env.ts';
import { problemAnswer } from '../problem.ts';

/**
 * Refuses unsupported methods on every path, existing or not: notably TRACE, which would send
 * back the cookies it came with (RFC 9110 §9.3.8).
 */
export function refuseUnserved(app: Hono<AppEnv>) {
  return (c: Context<AppEnv>, next: Next): Promise<Response | void> =>
    SERVED_METHODS.has(c.req.method) ? next() : Promise.resolve(wrongMethod(c, allowedMethods(app, c.req.path)));
}

/** 405 with the allowed methods of the path; for an unknown path, those of a read. */
export function wrongMethod(c: Context<AppEnv>, allowed: readonly string[]): Response {
  const taken = allowed.length > 0 ? allowed : ['GET', 'HEAD'];
  c.header('allow', taken.join(', '));
  return problemAnswer(c, 405, 'wrong-method', `${c.req.path} takes ${taken.join(' and ')}, not ${c.req.method}.`);
}
