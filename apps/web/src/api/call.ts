import type { EndpointId, Endpoints, Problem, ResponseOf } from '@marquee/contract';
import { beyondEnglish } from '../messages/catalog.ts';
import { language } from '../messages/language.ts';
import { t } from '../messages/site.ts';
import { addressOf, type InputFor, type LooseInput } from './address.ts';
import { CallError, DeadlineError, NoDataError } from './call-error.ts';
import { noteAnswer } from './copy-store.ts';
import { patienceWith, withDeadline } from './deadline.ts';
import { findRow, knownRow } from './endpoint-table.ts';
import type { EndpointRow } from './endpoints.generated.ts';
import { tellSessionLost } from './session-lost.ts';
import { sharedRequests } from './shared-requests.ts';

/** The input of a call: only the parts that the endpoint's record defines. */
export type CallInput<I extends EndpointId> = InputFor<I>;

const shared = sharedRequests();

/**
 * Calls an endpoint of the contract by its id. Throws CallError for every error response, DeadlineError if there is no response in
 * time, and the errors of `fetch`. Callers cannot abort a call: another part of the page may wait for the same response.
 */
export function call<I extends EndpointId>(id: I, input: CallInput<I>): Promise<ResponseOf<Endpoints[I]>> {
  const row = knownRow(id);
  return (row ? callPath(row, input) : callUnknown(id, input)) as Promise<ResponseOf<Endpoints[I]>>;
}

async function callUnknown(id: EndpointId, input: LooseInput): Promise<unknown> {
  const row = await findRow(id);
  if (!row) throw new Error(`Nothing can be called by the name ${JSON.stringify(id)}.`);
  return callPath(row, input);
}

/** The same by method, path and access, for calls outside the contract. */
export function callPath(row: EndpointRow, input: LooseInput & { body?: unknown }): Promise<unknown> {
  const [method, path, access] = row;
  const url = addressOf(path, input);
  const sent = input.body === undefined ? undefined : JSON.stringify(input.body);
  const type: Record<string, string> = sent === undefined ? {} : { 'content-type': 'application/json' };
  const { seconds, mayHaveChanged } = patienceWith(row);
  const late = () => new DeadlineError(seconds, mayHaveChanged);
  const isKept = (error: unknown) => method !== 'GET' && !(error instanceof DeadlineError);
  return shared.share({ method, url, body: sent, isKept }, () =>
    withDeadline(seconds * 1_000, late, async (signal) => {
      const response = await fetch(url, {
        method,
        credentials: 'include',
        signal,
        // The answers to others may be kept by caches, which do not tell languages apart.
        ...(access === 'admin' || sent !== undefined ? { headers: { ...type, 'accept-language': language() } } : {}),
        ...(sent === undefined ? {} : { body: sent }),
      });
      if (response.status === 401 && access !== 'public') tellSessionLost();
      if (method === 'GET' && response.ok) noteAnswer(url, response.headers);
      return readAnswer(response, method, url, access);
    }),
  );
}

/** What a response says, or the error that it is. The API answers the console in its language. */
export async function readAnswer(response: Response, method: string, url: string, access?: string): Promise<unknown> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const expected = (what: string) => `Expected JSON but received ${what} from ${method} ${url} (${type})`;
  if (type.includes('text/html')) throw new NoDataError(status, t('call.page', { status }), expected('HTML'));
  const text = await response.text();
  if (response.ok) {
    const answer = parsed(text);
    if (answer === undefined)
      throw new NoDataError(status, t('call.unreadable', { status }), expected('something else'));
    return answer;
  }
  const problem = type.includes('problem+json') ? ((parsed(text) as Problem | undefined) ?? null) : null;
  if (typeof problem === 'object' && problem !== null && access !== 'admin') problem.detail = sentenceOf(problem);
  throw new CallError(status, problem?.detail ?? text, problem, response.statusText);
}

/** The problem in the visitor's language: the API's sentences are English. */
function sentenceOf({ type = '', field, detail = '', requestId = '' }: Partial<Problem>): string {
  const code = type.replace(/^.*#problem-/, '');
  const translated = beyondEnglish('problems', `${code}.${field}`, code);
  return translated?.replace('{reference}', () => requestId) ?? detail;
}

/** Undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
