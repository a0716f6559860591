import { DAY_MS } from '@marquee/kernel/durations';
import { EVENT_PATH, HEARTED } from './names.ts';
import { maySave, savedAt, savedResponse } from './saving.ts';

const MOST_HEARTED = 200;
/** A saved event is read again after this, if it still has its heart. */
const RENEWED_MS = DAY_MS;

interface Kept {
  path: string;
  id: string;
  at: number;
}

async function kept(): Promise<Kept[]> {
  const cache = await caches.open(HEARTED);
  const found: Kept[] = [];
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    if (!response) continue;
    const { id } = (await response.clone().json()) as { id: string };
    found.push({ path: new URL(url).pathname, id, at: savedAt(response) });
  }
  return found;
}

let running = Promise.resolve();

/**
 * Saves the events with a heart on this device, and removes those without: one run after the other. `hearted` is asked before each event: who
 * signs out, here or in another tab, takes the hearts along.
 */
export function keepHearted(hearted: () => readonly string[]): Promise<void> {
  running = running.then(() => keep(hearted)).catch(() => {});
  return running;
}

/** Removes them all, after what is being saved: nothing comes back behind it. */
export function forgetHearted(): Promise<void> {
  running = running.then(async () => void (await caches.delete(HEARTED))).catch(() => {});
  return running;
}

async function keep(hearted: () => readonly string[]): Promise<void> {
  const ids = hearted();
  const cache = await caches.open(HEARTED);
  const before = await kept();
  for (const { id, path } of before) if (!ids.includes(id)) await cache.delete(path);
  const fresh = new Set(before.filter(({ at }) => Date.now() - at < RENEWED_MS).map(({ id }) => id));
  for (const id of ids.slice(-MOST_HEARTED)) {
    if (fresh.has(id) || !hearted().includes(id)) continue;
    // Without a connection or without the event, what is saved stays.
    const response = await fetch(`/api/events/${encodeURIComponent(id)}`).catch(() => null);
    if (!response || !maySave(response)) continue;
    const text = await response.text();
    const path = `/api/events/${(JSON.parse(text) as { slug: string }).slug}`;
    if (EVENT_PATH.test(path) && hearted().includes(id)) await cache.put(path, savedResponse(text, response));
  }
}
