import { atomically, type Database, outbox } from '@marquee/db';
import { openCities } from '@marquee/domain/cities';
import type { EngineDeps } from '@marquee/domain/deps';
import { scheduleDiscovery } from '@marquee/domain/discovery';
import { claim, type JobResult, settle } from '@marquee/domain/jobs';
import { scheduleSources } from '@marquee/domain/scheduling';
import { readerInProcess } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { fixedClock, WaitTurn } from '@marquee/kernel';
import { respond, UNREACHABLE_HEADER } from '@marquee/sample-web';
import {
  drawnPng,
  type FakeModel,
  fakeImageModel,
  fakeModel,
  fakePayments,
  memoryBlobs,
  recordingLog,
  recordingMail,
  recordingQueue,
  seededRandom,
} from '@marquee/testkit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { handlers } from '../../workers/queue-consumer/src/handlers.ts';

const START = '2026-10-01T12:00:00Z';
const HANDLERS = {
  'city.discover': handlers['city.discover'],
  'candidate.check': handlers['candidate.check'],
  'source.scrape': handlers['source.scrape'],
};
const KINDS = Object.keys(HANDLERS) as Array<keyof typeof HANDLERS>;
const ROUND_MS = 13 * 3_600_000;

export interface Discovery {
  /** Makes cities part of the network. */
  open(slugs: readonly string[]): Promise<void>;
  /** One turn of every city: look, check, read what was found; then half a day passes. */
  round(): Promise<void>;
  /** From now on there is a language model with these answers. */
  withModel(reply: FakeModel['reply']): FakeModel;
  requests(): Record<string, number>;
}

/** The engine over the sample web, on a clock that moves as far as the next job. */
export function discovery(db: Database): Discovery {
  const clock = fixedClock(START);
  const asked = new Map<string, number>();
  let mapRequests = 0;
  const deps: EngineDeps = {
    db,
    clock,
    log: recordingLog(),
    random: seededRandom(1),
    queue: recordingQueue(clock),
    blobs: memoryBlobs(),
    imageModel: fakeImageModel(null),
    illustrate: (of) => Promise.resolve(drawnPng(JSON.stringify(of))),
    colorOf: () => Promise.resolve(null),
    fetcher: createFetcher({
      web: {
        async fetch(request) {
          const { host, pathname } = new URL(request.url);
          if (host === 'overpass-api.de' && pathname !== '/robots.txt') mapRequests += 1;
          else if (pathname !== '/robots.txt') asked.set(host, (asked.get(host) ?? 0) + 1);
          const answer = await respond(
            { method: 'GET', url: request.url, headers: Object.fromEntries(request.headers) },
            clock.now(),
          );
          if (answer.headers[UNREACHABLE_HEADER]) throw new Error('the host cannot be reached');
          const isEmpty = answer.status === 304;
          return new Response(isEmpty ? null : (answer.body as BodyInit), {
            status: answer.status,
            headers: answer.headers,
          });
        },
      },
      resolver: { resolve: () => Promise.resolve(['93.184.216.34']) },
      pace: createMemoryPace(clock),
      robotsCache: createMemoryRobotsCache(),
      clock,
      userAgent: 'MarqueeBot/1.0 (+https://marquee.example/crawler)',
      productToken: 'MarqueeBot',
      ownHosts: ['marquee.example'],
      sleep: async (ms) => clock.advance(ms),
    }),
    reader: readerInProcess,
    model: fakeModel(null),
    mail: recordingMail(),
    payments: fakePayments(clock),
    seller: { name: 'Marquee', address: null },
    publicOrigin: 'https://marquee.example',
  };

  async function work(): Promise<void> {
    for (;;) {
      const [job] = await db
        .select({ id: outbox.id, notBefore: outbox.notBefore })
        .from(outbox)
        .where(and(inArray(outbox.state, ['pending', 'sent']), inArray(outbox.kind, KINDS)))
        .orderBy(asc(outbox.notBefore))
        .limit(1);
      if (!job) return;
      if (job.notBefore > clock.now()) clock.advance(job.notBefore - clock.now());
      await runOne(job.id);
    }
  }

  /** As the queue's consumer does it, without the records of failures: a job that fails stops the bench. */
  async function runOne(id: string): Promise<void> {
    const startedAt = clock.now();
    const job = await claim(deps, id);
    if (!job) return;
    try {
      const run = HANDLERS[job.kind as keyof typeof HANDLERS] as (...all: unknown[]) => Promise<JobResult>;
      await settle(deps, job, startedAt, { how: 'finish', result: await run(deps, job.payload, job) });
    } catch (error) {
      if (!(error instanceof WaitTurn)) throw error;
      const at = clock.now() + error.delayMs;
      await settle(deps, job, startedAt, { how: 'again', at, error: error.detail, countsAsAttempt: false });
    }
  }

  return {
    async open(slugs) {
      await atomically(db, [openCities(slugs, clock.now())]);
      clock.advance(ROUND_MS);
    },
    async round() {
      while ((await scheduleDiscovery(deps, ROUND_MS)) > 0) await work();
      while ((await scheduleSources(deps)) > 0) await work();
      // Pictures are not part of this.
      await db.update(outbox).set({ state: 'cancelled' }).where(eq(outbox.state, 'pending'));
      clock.advance(ROUND_MS);
    },
    withModel(reply) {
      const model = fakeModel(reply);
      deps.model = model;
      return model;
    },
    requests() {
      const counts = [...asked.values()];
      return {
        mapRequests,
        hostsAsked: counts.length,
        requests: counts.reduce((sum, count) => sum + count, 0),
      };
    },
  };
}
