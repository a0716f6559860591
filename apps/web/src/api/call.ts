import type { EndpointId, Endpoints, Level, Method, Problem, ResponseOf } from '@marquee/contract';
import { addressOf, type InputFor, type LooseInput } from './address.ts';
import { ENDPOINT_TABLE } from './endpoints.generated.ts';
import { tellSessionLost } from './session-lost.ts';
import { sharedRequests } from './shared-requests.ts';

/** What the server refused or could not do; the message reads "status: detail" (spec: ERR-001, docs/spec/decisions.md 113). */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  /** A sentence for people, without the status; may be empty. */
  readonly detail: string;
  readonly problem: Problem | null;
  constructor(status: number, detail: string, problem: Problem | null, fallback = '') {
    super(`${status}: ${detail || fallback}`);
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }
}

/** What a call of this endpoint needs: only the parts its record names. */
export type CallInput<I extends EndpointId> = InputFor<I>;

const shared = sharedRequests();

/**
 * Calls an endpoint of the contract by its id. Throws CallError for every answer that is not a success, and what `fetch` throws
 * when there is no answer. A call cannot be aborted: another part of the page may be waiting for the same answer.
 */
export function call<I extends EndpointId>(id: I, input: CallInput<I>): Promise<ResponseOf<Endpoints[I]>> {
  return callPath(ENDPOINT_TABLE[id], input) as Promise<ResponseOf<Endpoints[I]>>;
}

/** The same by method, path and access: for what is no part of the contract. */
export function callPath(
  [method, path, access]: readonly [Method, string, Level],
  input: LooseInput & { body?: unknown },
): Promise<unknown> {
  const url = addressOf(path, input);
  const sent = input.body === undefined ? undefined : JSON.stringify(input.body);
  return shared.share({ method, url, body: sent }, async () => {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      ...(sent === undefined ? {} : { body: sent, headers: { 'content-type': 'application/json' } }),
    });
    if (response.status === 401 && access !== 'public') tellSessionLost();
    return read(response, method, url);
  });
}

async function read(response: Response, method: string, url: string): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/html'))
    throw new CallError(response.status, `Expected JSON but received HTML from ${method} ${url} (${type})`, null);
  if (response.ok) return response.json();
  const text = await response.text().catch(() => '');
  const problem = type.includes('problem+json') ? problemOf(text) : null;
  throw new CallError(response.status, problem?.detail ?? text, problem, response.statusText);
}

function problemOf(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}
