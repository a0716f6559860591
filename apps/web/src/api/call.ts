import type { CallOf, EndpointId, Endpoints, Problem, ResponseOf } from '@marquee/contract';
import { ENDPOINT_TABLE } from './endpoints.generated.ts';

/** What the server refused or could not do; the message reads "status: detail" (decisions.md 113). */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly problem: Problem | null;
  constructor(status: number, detail: string, problem: Problem | null) {
    super(`${status}: ${detail}`);
    this.status = status;
    this.problem = problem;
  }
}

/** What a call of this endpoint needs: only the parts its record names. */
export type CallInput<I extends EndpointId> = {
  [K in keyof CallOf<Endpoints[I]> as CallOf<Endpoints[I]>[K] extends undefined ? never : K]: CallOf<Endpoints[I]>[K];
};

/** Calls an endpoint of the contract by its id. Throws CallError for every answer that is not a success. */
export async function call<I extends EndpointId>(
  id: I,
  input: CallInput<I>,
  signal?: AbortSignal,
): Promise<ResponseOf<Endpoints[I]>> {
  const [method, path] = ENDPOINT_TABLE[id];
  const {
    params = {},
    query = {},
    body,
  } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, string | number | boolean | undefined>;
    body?: unknown;
  };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const url = search.size > 0 ? `${filled}?${search}` : filled;
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('text/html')) {
    throw new CallError(response.status, `Expected JSON but received HTML from ${method} ${url} (${type})`, null);
  }
  if (!response.ok) {
    const problem = type.includes('problem+json') ? ((await response.json()) as Problem) : null;
    throw new CallError(
      response.status,
      problem?.detail ?? (await response.text().catch(() => '')) ?? response.statusText,
      problem,
    );
  }
  return (await response.json()) as ResponseOf<Endpoints[I]>;
}
