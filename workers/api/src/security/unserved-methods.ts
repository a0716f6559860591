import { SERVED_METHODS } from '@marquee/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { problemAnswer } from '../problem.ts';

/**
 * Whether the method is one that some path takes. The others are refused on every path, existing or not: notably TRACE, which would send
 * back the cookies it came with (RFC 9110 §9.3.8).
 */
export const isServed = (c: Context<AppEnv>) => SERVED_METHODS.has(c.req.method);

/** 405 with the allowed methods of the path; for an unknown path, those of a read. */
export function wrongMethod(c: Context<AppEnv>, allowed: readonly string[]): Response {
  const taken = allowed.length > 0 ? allowed : ['GET', 'HEAD'];
  c.header('allow', taken.join(', '));
  return problemAnswer(c, 405, 'wrong-method', `${c.req.path} takes ${taken.join(' and ')}, not ${c.req.method}.`);
}
