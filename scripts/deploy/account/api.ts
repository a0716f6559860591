import { z } from 'zod';
import { ApiFailure, NoAnswer } from './failures.ts';

const CLOUDFLARE = 'https://api.cloudflare.com/client/v4';

const ENVELOPE = z.object({
  success: z.boolean(),
  result: z.unknown(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).default([]),
  result_info: z
    .object({ cursor: z.string(), total_pages: z.number(), is_truncated: z.union([z.boolean(), z.string()]) })
    .partial()
    .nullish(),
});

type Method = 'GET' | 'POST' | 'DELETE';

/** Cloudflare's REST API for one account. Paths are below `/accounts/{account}`. Throws ApiFailure or NoAnswer. */
export interface AccountApi {
  account: string;
  call: <T>(method: Method, path: string, shape: z.ZodType<T>, body?: unknown) => Promise<T>;
  /** Every entry of a list, over all of its pages. `inside` names the list where the result is an object. */
  all: <T>(path: string, entry: z.ZodType<T>, options?: { perPage?: number; inside?: string }) => Promise<T[]>;
}

export interface Access {
  headers: Record<string, string>;
  /** wrangler's own variable; tests set it to a server on loopback. */
  baseUrl?: string | undefined;
  /** Between tries of a call that came too soon. */
  pauseMs?: number | undefined;
}

const TRIES = 5;
const PAUSE_MS = 5_000;

export function accountApi(account: string, access: Access): AccountApi {
  const prefix = `/accounts/${account}`;
  return {
    account,
    call: async (method, path, shape, body) =>
      read(shape, (await ask(access, method, prefix + path, body)).result, path),
    all: async (path, entry, { perPage = 100, inside } = {}) => {
      const found = [];
      let next = `${path}${path.includes('?') ? '&' : '?'}per_page=${perPage}`;
      for (let page = 1; ; page += 1) {
        const { result, result_info: info } = await ask(access, 'GET', prefix + next, undefined);
        const list = inside === undefined ? result : (result as Record<string, unknown> | null)?.[inside];
        found.push(...read(z.array(entry), list, path));
        if (info?.cursor) next = withParameter(next, 'cursor', info.cursor);
        else if (page < (info?.total_pages ?? 1)) next = withParameter(next, 'page', String(page + 1));
        else return found;
      }
    },
  };
}

/** The accounts that the credentials give access to. */
export async function accountsOf(access: Access): Promise<Array<{ id: string; name: string }>> {
  const { result } = await ask(access, 'GET', '/accounts?per_page=50', undefined);
  return read(z.array(z.object({ id: z.string(), name: z.string() })), result, '/accounts');
}

async function ask(
  { headers, baseUrl = CLOUDFLARE, pauseMs = PAUSE_MS }: Access,
  method: Method,
  path: string,
  body: unknown,
) {
  for (let attempt = 1; ; attempt += 1) {
    const { status, text } = await fetchText(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (status === 429 && attempt < TRIES) {
      await new Promise((done) => setTimeout(done, pauseMs));
      continue;
    }
    const envelope = ENVELOPE.safeParse(parsed(text));
    if (envelope.success && envelope.data.success && status < 400) return envelope.data;
    throw new ApiFailure(method, path, status, envelope.success ? envelope.data.errors : []);
  }
}

async function fetchText(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new NoAnswer(cause instanceof Error ? cause.message : String(cause));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read<T>(shape: z.ZodType<T>, value: unknown, path: string): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new NoAnswer(`the answer for ${path} has another form than expected`);
}

function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, 'https://api.invalid');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
