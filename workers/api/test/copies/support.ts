import { env } from 'cloudflare:test';
import { openDatabase } from '@marquee/db';
import { impatientDatabase } from '@marquee/platform';
import { memoryCopies } from '@marquee/testkit';
import { makeCity, requestsTo, stallingDatabase, store } from '@marquee/testkit/workerd';
import { createApp } from '../../src/app.ts';
import { startApi } from '../support.ts';

/** Shorter than the deployed one, so that no test waits for long. */
export const DEADLINE_MS = 1_500;

/** The API with two concerts in Columbia, a database that can stall, and copies that can fail. */
export async function startWithFaults() {
  const api = await startApi();
  await makeCity(api.db);
  await store(api, [
    { title: 'Barn Dance', venue: 'Granby Hall', start: '2026-10-10T19:00', key: 'barn' },
    { title: 'Late Jazz', start: '2026-10-11T21:00', key: 'jazz' },
  ]);
  const faulty = stallingDatabase((env as unknown as { DB: D1Database }).DB);
  const copies = memoryCopies();
  const deps = {
    ...api,
    copies,
    // A busy machine may be slow although nothing is wrong: copies are for when something is.
    get patienceMs() {
      return faulty.mood === 'well' ? DEADLINE_MS : 600;
    },
    db: openDatabase(impatientDatabase(faulty.database, DEADLINE_MS)),
  };
  const app = createApp(deps);
  const inContext = async (path: string, context: ExecutionContext) =>
    app.fetch(new Request(`https://marquee.example${path}`), {}, context);
  return { ...api, copies, faulty, inContext, ...requestsTo(app) };
}

export type Faulty = Awaited<ReturnType<typeof startWithFaults>>;

/**
 * Runs `work` and adds `waitedMs`: how long it took if only its timers took time. A busy machine, which needs longer to compute, changes
 * nothing.
 */
export async function waiting<T>(work: () => Promise<T>): Promise<T & { waitedMs: number }> {
  const real = globalThis.setTimeout;
  let waitedMs = 0;
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    const due = waitedMs + ms;
    return real(() => {
      waitedMs = Math.max(waitedMs, due);
      run();
    }, ms);
  }) as typeof setTimeout;
  try {
    const result = await work();
    return Object.assign(result as T & object, { waitedMs });
  } finally {
    globalThis.setTimeout = real;
  }
}
