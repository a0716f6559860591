import type { EventDetail } from '@marquee/contract';
import { ANSWERS, EVENT_PATH, HEARTED } from './names.ts';
import { savedAt } from './saving.ts';

export interface SavedEvent {
  event: EventDetail;
  savedAt: number;
  isHearted: boolean;
}

/** The events that can be read on this device without a connection: those with a heart, then those that were opened. */
export async function savedEvents(): Promise<SavedEvent[]> {
  if (!('caches' in window)) return [];
  const found = new Map<string, SavedEvent>();
  for (const name of [HEARTED, ANSWERS]) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const response = EVENT_PATH.test(new URL(url).pathname) ? await cache.match(url) : undefined;
      if (!response) continue;
      const event = (await response.clone().json()) as EventDetail;
      const before = found.get(event.id);
      const isHearted = name === HEARTED || (before?.isHearted ?? false);
      const at = savedAt(response);
      if (before && before.savedAt >= at) continue;
      found.set(event.id, { event, savedAt: at, isHearted });
    }
  }
  return [...found.values()].sort((a, b) => a.event.startDate.localeCompare(b.event.startDate));
}
