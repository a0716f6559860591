import { cities, sources } from '@marquee/db';
import type { EngineDeps } from '@marquee/domain/deps';
import { claim, settle } from '@marquee/domain/jobs';
import { scrapeSource } from '@marquee/domain/sources';
import { type DocumentReader, readerInProcess } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { fixedClock, secureRandom } from '@marquee/kernel';
import {
  drawnPng,
  fakeImageModel,
  fakeModel,
  fakePayments,
  fakeWeb,
  memoryBlobs,
  recordingLog,
  recordingMail,
  recordingQueue,
} from '@marquee/testkit';
import { sql } from 'drizzle-orm';
import { openLocal } from '../../scripts/local/open-local.ts';
import type { RecordedDocument } from '../speed/documents.ts';

const HALF_A_DAY_MS = 12 * 60 * 60_000;
const NOW = '2026-10-01T12:00:00Z';
/** Answers to questions about pages that no rung reads cost this much, and find nothing. */
const USAGE = { promptTokens: 900, answerTokens: 100 };

/** What one pass over all sources took. */
interface Cost {
  requests: number;
  /** Documents parsed. */
  parses: number;
  kilobytes: number;
  outcomes: Record<string, number>;
  modelCalls: number;
  tokens: number;
}

/** An engine on a database of its own, with one source for each document and a web that has exactly these. */
export async function openReading(state: string, documents: readonly RecordedDocument[], knowsValidators: boolean) {
  const { db, close } = await openLocal(state);
  const clock = fixedClock(NOW);
  const web = fakeWeb(clock);
  const model = fakeModel(() => ({ json: { events: [] }, usage: USAGE }));
  const fetcher = createFetcher({
    web,
    resolver: { resolve: () => Promise.resolve(['93.184.216.34']) },
    pace: createMemoryPace(clock),
    robotsCache: createMemoryRobotsCache(),
    clock,
    userAgent: 'MarqueeBot/1.0 (bench)',
    productToken: 'MarqueeBot',
    ownHosts: [],
    sleep: async (ms) => clock.advance(ms),
  });
  let parses = 0;
  const reader: DocumentReader = {
    ...readerInProcess,
    extract(input) {
      parses += 1;
      return readerInProcess.extract(input);
    },
  };
  const deps: EngineDeps = {
    db,
    clock,
    log: recordingLog(),
    random: secureRandom,
    queue: recordingQueue(clock),
    blobs: memoryBlobs(),
    imageModel: fakeImageModel(null),
    illustrate: (of) => Promise.resolve(drawnPng(JSON.stringify(of))),
    colorOf: () => Promise.resolve(null),
    mail: recordingMail(),
    payments: fakePayments(),
    seller: { name: 'Marquee', address: null },
    publicOrigin: 'https://marquee.example',
    fetcher,
    reader,
    model,
  };
  const ids: string[] = [];
  for (const { id, document, hints } of documents) {
    const url = new URL(document.url).href;
    const slug = `bench-${hints.timezone.replaceAll(/\W/g, '-').toLowerCase()}`;
    await db.insert(cities).values(cityIn(slug, hints.timezone)).onConflictDoNothing();
    const source = { id, citySlug: slug, name: id, url, host: new URL(url).host, recordedAt: hints.today };
    const added = await db
      .insert(sources)
      .values({ ...source, intervalMs: HALF_A_DAY_MS, nextDueAt: 0, createdAt: 0 })
      .onConflictDoNothing()
      .returning({ id: sources.id });
    if (added.length === 0) continue;
    const body = new Uint8Array(document.bytes);
    web.put(url, { body, type: document.contentType, ...(knowsValidators ? { etag: `"${id}"` } : {}) });
    ids.push(id);
  }

  async function readAll(): Promise<Cost> {
    clock.advance(HALF_A_DAY_MS);
    web.asked();
    parses = 0;
    const askedBefore = model.asked.length;
    const since = clock.now();
    for (const id of ids) {
      const jobId = `${id}-${since}`;
      await db.run(sql`INSERT INTO outbox (id, kind, payload, dedupe_key, state, not_before, created_at)
        VALUES (${jobId}, 'source.scrape', ${JSON.stringify({ sourceId: id })}, ${jobId}, 'sent', 0, ${clock.now()})`);
      const job = await claim(deps, jobId);
      if (!job) throw new Error(`${jobId} could not be claimed`);
      const result = await scrapeSource(deps, { sourceId: id }, job);
      await settle(deps, job, clock.now(), { how: 'finish', result });
    }
    const runs = await db.all<{ outcome: string; counts: string }>(
      sql`SELECT outcome, counts FROM runs WHERE kind = 'source.scrape' AND started_at >= ${since}`,
    );
    const counts = runs.map((run) => JSON.parse(run.counts) as Record<string, number>);
    const total = (name: string) => counts.reduce((sum, run) => sum + (run[name] ?? 0), 0);
    return {
      requests: web.asked().length,
      parses,
      kilobytes: Math.round(total('bytes') / 1_000),
      outcomes: Object.fromEntries(
        [...new Set(runs.map((run) => run.outcome))].map((outcome) => [
          outcome,
          runs.filter((run) => run.outcome === outcome).length,
        ]),
      ),
      modelCalls: model.asked.length - askedBefore,
      tokens: total('tokens'),
    };
  }
  return { readAll, close };
}

function cityIn(slug: string, timezone: string) {
  return {
    slug,
    name: slug,
    nameKey: slug,
    state: 'SC',
    latitude: 34,
    longitude: -81,
    population: 1,
    timezone,
    status: 'live' as const,
  };
}
