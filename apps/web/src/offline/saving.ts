import { ANSWERS, EVENT_PATH, HEARTED, SAVED_AT } from './names.ts';

/** A text with the time of its saving. */
export function savedResponse(text: string, contentType = 'application/json'): Response {
  return new Response(text, { headers: { 'content-type': contentType, [SAVED_AT]: String(Date.now()) } });
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
