import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { openDatabase, sessions, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import type { ApiDeps, DataCenterCache, KeptAnswer } from '@marquee/platform';
import { DAY_MS, makeCity, requestsTo, stallingDatabase, store } from '@marquee/testkit/workerd';
import { createApp } from '../../src/app.ts';
import { SITE } from '../accounts/people.ts';
import { startApi } from '../support.ts';

export const LIST = '/api/events?city=Columbia&state=SC';
export const FRESH_MS = 45_000;
export const OLDEST_MS = 60_000;

/** A data center's cache in memory, which isolates may share. */
function memoryDataCenter() {
  const stored = new Map<string, KeptAnswer>();
  const cache: DataCenterCache = {
    get: (key) => Promise.resolve(stored.get(key) ?? null),
    put: async (key, answer) => void stored.set(key, answer),
  };
  return { ...cache, stored };
}

/** The API as deployed, with two concerts in Columbia: its answers are shared, and what the database is asked is counted. */
export async function startShared(given: Parameters<typeof startApi>[0] = {}) {
  const dataCenter = memoryDataCenter();
  const api = await startApi({
    sharing: { freshMs: FRESH_MS, oldestMs: OLDEST_MS, standsMs: 0, dataCenter },
    ...given,
  });
  await makeCity(api.db);
  await store(api, [
    { title: 'Barn Dance', venue: 'Granby Hall', start: '2026-10-10T19:00', key: 'barn' },
    { title: 'Late Jazz', start: '2026-10-11T21:00', key: 'jazz' },
  ]);
  const faulty = stallingDatabase((env as unknown as { DB: D1Database }).DB);
  const deps = { ...api, db: openDatabase(faulty.database) };

  /** One more isolate of the same data center. */
  function isolate(own: Partial<ApiDeps> = {}) {
    const app = createApp({ ...deps, ...own });
    /** Asks as a browser does, and waits for what goes on after the response. */
    const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
      const context = createExecutionContext();
      const response = await app.fetch(new Request(SITE + path, init), {}, context);
      await waitOnExecutionContext(context);
      return response;
    };
    return { ask, app };
  }
  const first = isolate();
  // An isolate reports its first answer, which is a call of the database.
  await first.ask('/robots.txt');
  return { ...api, ...requestsTo(first.app), ...first, isolate, faulty, dataCenter };
}

export type SharedApi = Awaited<ReturnType<typeof startShared>>;

/** How often the database is asked while that is done. */
export async function callsOf(api: SharedApi, work: () => Promise<unknown>): Promise<number> {
  const before = api.faulty.calls;
  await work();
  return api.faulty.calls - before;
}

const TOKEN = 'a'.repeat(43);
export const ADMIN = { cookie: `__Host-marquee=${TOKEN}`, 'sec-fetch-site': 'same-origin' };

/** An administrator whose session is `ADMIN`. */
export async function signInAdmin(api: SharedApi): Promise<void> {
  const now = api.clock.now();
  await api.db.insert(users).values({
    id: 'admin-1',
    email: 'ada@marquee.example',
    emailKey: 'ada@marquee.example',
    firstName: 'Ada',
    lastName: 'Keeper',
    role: 'admin',
    createdAt: now,
  });
  const session = { userId: 'admin-1', createdAt: now, renewedAt: now, expiresAt: now + 30 * DAY_MS };
  await api.db.insert(sessions).values({ tokenHash: await sha256Hex(TOKEN), ...session });
}
