import { ANSWERS, EVENT_PATH, HEARTED, SAVED_AT } from './names.ts';

/**
 * Whether a response may be saved: it is good, and no copy of an outage, which is older than it looks. One that others got within the last minute
 * (`hit`) is as good as a new one.
 */
export function maySave({ ok, headers }: Response): boolean {
  return ok && !/\bMarquee;[^,]*\bfwd=stale\b/.test(headers.get('cache-status') ?? '');
}

/** A text with the time at which it was true, as its response's age says. */
export function savedResponse(text: string, { headers }: Pick<Response, 'headers'>): Response {
  const trueAt = Date.now() - Number(headers.get('age') ?? 0) * 1_000;
  return new Response(text, { headers: { 'content-type': 'application/json', [SAVED_AT]: String(trueAt) } });
}

/** Stores an entry as the newest and drops the oldest beyond the limit. */
export async function save(cacheName: string, key: string, response: Response, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

/** The address under which an answer is saved: an event may be asked for by its id. */
export function keyOfAnswer(url: URL, text: string): string {
  if (!EVENT_PATH.test(url.pathname)) return url.pathname + url.search;
  return `/api/events/${(JSON.parse(text) as { slug: string }).slug}`;
}

/** The newest saved answer of an address. */
export async function savedAnswer(key: string): Promise<Response | null> {
  const found: Response[] = [];
  for (const name of [ANSWERS, HEARTED]) {
    const response = await (await caches.open(name)).match(key);
    if (response) found.push(response);
  }
  return found.sort((a, b) => savedAt(b) - savedAt(a))[0] ?? null;
}

export const savedAt = (response: Response): number => Number(response.headers.get(SAVED_AT) ?? 0);
