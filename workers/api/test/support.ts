import type { Event } from '@marquee/contract';
import { fixedClock, secureRandom } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { memoryBlobs, quickPasswords, recordingLog, recordingQueue } from '@marquee/testkit';
import { freshDatabase, NOW, requestsTo } from '@marquee/testkit/workerd';
import { createApp } from '../src/app.ts';

/** The API on an empty, migrated database, at a fixed moment. */
export async function startApi(given: Partial<Pick<ApiDeps, 'isDevelopment' | 'publicOrigin' | 'passwords'>> = {}) {
  const db = await freshDatabase();
  const clock = fixedClock(NOW);
  const deps = {
    db,
    clock,
    queue: recordingQueue(clock),
    log: recordingLog(),
    random: secureRandom,
    passwords: quickPasswords(),
    blobs: memoryBlobs(),
    version: 'test',
    publicOrigin: 'https://marquee.example',
    isDevelopment: false,
    ...given,
  };
  return { ...deps, ...requestsTo(createApp(deps)) };
}

export type Api = Awaited<ReturnType<typeof startApi>>;

export interface Page {
  events: Event[];
  nextCursor: string | null;
  city: { city: string; state: string; status: string };
}

export const titles = (page: Page): string[] => page.events.map((event) => event.title);
