import { Conflict } from '@marquee/db';
import { recordError } from '@marquee/domain/diagnostics';
import { Moved, messageOf, Reject, TooOften } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { inBackground } from './background.ts';
import { shownJson } from './shown-json.ts';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not acceptable',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available',
};

/** A problem+json answer (RFC 9457). `detail` is a sentence for people. */
export function problemAnswer(
  c: Context<AppEnv>,
  status: number,
  code: string,
  detail: string,
  field?: string,
): Response {
  const body = {
    type: `/api/docs#problem-${code}`,
    title: TITLES[status] ?? 'Problem',
    status,
    detail,
    ...(field === undefined ? {} : { field }),
    requestId: c.get('requestId'),
  };
  return c.body(shownJson(body), status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}

/** The one table from errors to HTTP. What is not in it is a fault of ours: logged in full, told in one sentence. */
export async function answerError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (error instanceof TooOften) c.header('retry-after', String(error.retryAfterSeconds));
  // A merge can be undone, so nobody may keep this for long.
  if (error instanceof Moved) return c.body(null, 301, { location: error.location, 'cache-control': 'no-store' });
  if (error instanceof Reject) return problemAnswer(c, error.status, error.code, error.message, error.field);
  if (error instanceof Conflict)
    return problemAnswer(c, 409, 'conflict', 'Somebody else changed this at the same moment. Please try again.');
  const deps = c.get('deps');
  const fields = {
    requestId: c.get('requestId'),
    path: c.req.path,
    error: messageOf(error),
    cause: messageOf(error.cause ?? ''),
    stack: error.stack,
  };
  if (deps) {
    deps.log.error('request failed', fields);
    const record = () => recordError(deps, { component: 'api', mishap: 'request', error, reference: fields.requestId });
    if (!inBackground(c, record)) await record();
  } else console.error(JSON.stringify(fields));
  return problemAnswer(
    c,
    500,
    'internal',
    `Something went wrong on our side. If it happens again, tell us this number: ${c.get('requestId')}.`,
  );
}
