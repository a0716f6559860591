import type { Problem } from '@marquee/contract';
import { Conflict } from '@marquee/db';
import { keepRefusal, recordError } from '@marquee/domain/diagnostics';
import {
  jsonLog,
  type Message,
  Moved,
  messageOf,
  PaymentRefusal,
  Reject,
  RetryLater,
  say,
  TooOften,
  Unavailable,
  WaitTurn,
  written,
} from '@marquee/kernel';
import { traceIds } from '@marquee/platform/trace';
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

const SILENT = say('problem.dataUnavailable');
const SILENT_AFTER_CHANGE = say('problem.changeUncertain');
const SERVICE_SILENT = say('problem.serviceUnavailable');
const RETRY_SECONDS = 30;

/** The query builder wraps the errors of the database. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Unavailable || (error instanceof Error && isUnavailable(error.cause));
}

/** The response for an error: problem+json (RFC 9457). `detail` is a sentence for people. */
function problemOf(c: Context<AppEnv>, status: number, code: string, said: Message | string, field?: string): Problem {
  const detail = typeof said === 'string' ? said : written(said);
  return {
    type: `/api/docs#problem-${code}`,
    title: code === 'unknown-key' ? 'API key not accepted' : (TITLES[status] ?? 'Problem'),
    status,
    detail,
    ...(field === undefined ? {} : { field }),
    requestId: c.get('requestId'),
  };
}

function answerProblem(c: Context<AppEnv>, problem: Problem): Response {
  return c.body(shownJson(problem), problem.status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}

/** A problem+json response. */
export function problemAnswer(c: Context<AppEnv>, status: number, code: string, detail: string): Response {
  return answerProblem(c, problemOf(c, status, code, detail));
}

/** Maps errors to HTTP. Any other error is our fault: logged in full, reported in one sentence. */
export async function toldError(error: Error, c: Context<AppEnv>): Promise<Problem> {
  if (error instanceof Reject) {
    await keepIfSignedIn(error, c);
    return problemOf(c, error.status, error.code, error.detail, error.field);
  }
  // A city that is being moved takes changes a moment later.
  if (error instanceof Conflict || error instanceof WaitTurn)
    return problemOf(c, 409, 'conflict', say('reply.someoneElseChangedSameTime'));
  if (isUnavailable(error)) {
    c.get('deps').log.error('the database did not answer', { path: c.req.path });
    return problemOf(c, 503, 'not-available', c.req.method === 'GET' ? SILENT : SILENT_AFTER_CHANGE);
  }
  if (error instanceof RetryLater) {
    c.get('deps').log.error('an outside service did not answer', { path: c.req.path, error: error.message });
    return problemOf(c, 503, 'service-silent', SERVICE_SILENT);
  }
  if (error instanceof PaymentRefusal) return problemOf(c, 422, 'payment-refused', error.message);
  await record(error, c);
  const detail = say('problem.ownFailure', { reference: c.get('requestId') });
  return problemOf(c, 500, 'internal', detail);
}

/** Responds with the problem of an error. */
export async function answerError(error: Error, c: Context<AppEnv>): Promise<Response> {
  if (error instanceof TooOften) c.header('retry-after', String(error.retryAfterSeconds));
  if (isUnavailable(error)) c.header('retry-after', String(RETRY_SECONDS));
  // A merge can be undone, so this must not be cached for long.
  if (error instanceof Moved) return c.body(null, 301, { location: error.location, 'cache-control': 'no-store' });
  return answerProblem(c, await toldError(error, c));
}

/**
 * What a person with a session tried to change, or asked of the console, and was refused: its reference is on their screen. A guest's leaves a
 * line of the log alone, and so does one that came too often, or anybody could write rows at will.
 */
async function keepIfSignedIn(error: Reject, c: Context<AppEnv>): Promise<void> {
  const isKept = c.req.method !== 'GET' || c.req.path.startsWith('/api/admin/');
  if (!c.get('isSignedIn') || !isKept || error.status === 429) return;
  const refusal = {
    requestId: c.get('requestId'),
    call: `${c.req.method} ${c.req.path}`,
    because: error.detail,
  };
  const kept = () => keepRefusal(c.get('deps'), refusal);
  if (!inBackground(c, kept)) await kept();
}

async function record(error: Error, c: Context<AppEnv>): Promise<void> {
  const deps = c.get('deps');
  const call = `${c.req.method} ${c.req.path}`;
  const fields = {
    call,
    error: messageOf(error),
    cause: messageOf(error.cause ?? ''),
    stack: error.stack,
  };
  if (!deps) {
    jsonLog('api', traceIds).error('request failed', fields);
    return;
  }
  deps.log.error('request failed', fields);
  const recorded = () =>
    recordError(deps, { component: 'api', mishap: 'request', error, reference: c.get('requestId'), call });
  if (!inBackground(c, recorded)) await recorded();
}
