import { loadGazetteer } from '@marquee/domain/cities';
import { scheduleRevalidation, scheduleSources } from '@marquee/domain/scheduling';
import { configureSources } from '@marquee/domain/sources';
import { readerInProcess } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { DAY_MS, fixedClock } from '@marquee/kernel';
import { runJob } from '@marquee/platform/jobs';
import { respond, sampleSources, type Weather } from '@marquee/sample-web';
import {
  drawnPng,
  fakeImageModel,
  fakeModel,
  fakePayments,
  inWords,
  memoryBlobs,
  recordingLog,
  recordingMail,
  recordingQueue,
  seededRandom,
} from '@marquee/testkit';
import { expect, it } from 'vitest';
import { memoryDatabase } from '../../bench/world/memory-database.ts';
import { readGazetteer } from '../../scripts/local/open-local.ts';
import { handlers } from '../../workers/queue-consumer/src/handlers.ts';

const STAGE = 'www.congareestage.example';

/** An engine that knows one stage of the sample web, on weather that can change. */
async function aStage() {
  const clock = fixedClock(Date.parse('2026-11-01T17:00:00Z'));
  const { db, file } = memoryDatabase();
  const world: { weather: Weather } = { weather: {} };
  const web = {
    fetch: async (request: Request) => {
      const headers = Object.fromEntries(request.headers);
      const answer = await respond({ method: request.method, url: request.url, headers }, clock.now(), world.weather);
      const isBare = [204, 304].includes(answer.status);
      return new Response(isBare ? null : (answer.body as BodyInit), answer);
    },
  };
  const deps = {
    db,
    clock,
    log: recordingLog(),
    random: seededRandom(1),
    queue: recordingQueue(clock),
    blobs: memoryBlobs(),
    reader: readerInProcess,
    model: fakeModel(null),
    imageModel: fakeImageModel(null),
    illustrate: (of: unknown) => Promise.resolve(drawnPng(JSON.stringify(of))),
    colorOf: () => Promise.resolve(null),
    mail: recordingMail(),
    payments: fakePayments(clock),
    seller: { name: 'Marquee', address: null },
    publicOrigin: 'https://marquee.example',
    fetcher: createFetcher({
      web,
      resolver: { resolve: () => Promise.resolve(['93.184.216.34']) },
      pace: createMemoryPace(clock),
      robotsCache: createMemoryRobotsCache(),
      clock,
      userAgent: 'MarqueeBot/1.0 (+https://marquee.example/crawler)',
      productToken: 'MarqueeBot',
      ownHosts: ['marquee.example'],
      sleep: async (ms) => clock.advance(ms),
    }),
  };
  await db.run(loadGazetteer(readGazetteer()));
  await configureSources(
    deps,
    sampleSources().filter(({ url }) => new URL(url).host === STAGE),
  );
  const work = async (kind: string) => {
    const jobs = file.prepare("SELECT id FROM outbox WHERE kind = ? AND state IN ('pending', 'sent')");
    for (const { id } of jobs.all(kind) as Array<{ id: string }>) await runJob(deps, handlers, id);
  };
  const count = (where: string) =>
    (file.prepare(`SELECT count(*) AS n FROM events WHERE ${where}`).get() as { n: number }).n;
  return { deps, clock, world, work, count, file };
}

it('shows that are called off on their own pages are marked, though their list is not read again', async () => {
  const { deps, clock, world, work, count, file } = await aStage();
  await scheduleSources(deps);
  await work('source.scrape');
  const called = "status = 'cancelled'";
  expect(count("status = 'active' AND url IS NOT NULL")).toBeGreaterThan(5);
  const before = count(called);
  world.weather = { show: (happening) => ({ ...happening, status: 'cancelled' }) };
  clock.advance(3 * DAY_MS);
  const due = await scheduleRevalidation(deps);
  expect(due).toBeGreaterThan(0);
  await work('event.revalidate');
  const runs = file.prepare("SELECT detail FROM runs WHERE kind = 'event.revalidate'").all() as Array<{
    detail: string;
  }>;
  expect(runs).toHaveLength(due);
  for (const { detail } of runs) expect(inWords(detail)).toMatch(/^The page says: .* cancelled/);
  expect(count(called)).toBe(before + due);
});
