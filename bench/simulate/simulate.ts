import type { Illustration } from '@marquee/contract';
import { loadGazetteer } from '@marquee/domain/cities';
import { configureSources } from '@marquee/domain/sources';
import { readerInProcess } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { DAY_MS, fixedClock, HOUR_MS, type Instant, type LanguageModel, MINUTE_MS } from '@marquee/kernel';
import { runJob } from '@marquee/platform/jobs';
import { sampleSources } from '@marquee/sample-web';
import {
  drawnPng,
  fakeImageModel,
  fakeModel,
  fakePayments,
  memoryBlobs,
  recordingLog,
  recordingMail,
  recordingQueue,
  seededRandom,
} from '@marquee/testkit';
import { readGazetteer } from '../../scripts/local/open-local.ts';
import { tick } from '../../workers/cron/src/schedule.ts';
import { handlers } from '../../workers/queue-consumer/src/handlers.ts';
import { memoryDatabase } from '../world/memory-database.ts';
import { judgeOf } from './judge.ts';
import { outsideOf } from './outside.ts';
import { seededWeather } from './weather.ts';

/** Sunday noon in Columbia. */
const START = Date.parse('2026-11-01T17:00:00Z');
/** The schedule is asked as often as this, not every minute: what is due waits at most so long. */
const STEP_MS = 10 * MINUTE_MS;
const LOOK_EVERY_MS = 2 * HOUR_MS;

export interface Options {
  days: number;
  seed: number;
  say?: (line: string) => void;
  /** A language model; without one, as in a deployment without a key. */
  model?: LanguageModel;
}

/** Runs the schedule and the queue against the sample web on a moving clock, and looks at what visitors are shown every two hours. */
export async function simulate({ days, seed, say = () => {}, model = fakeModel(null) }: Options) {
  const clock = fixedClock(START);
  const random = seededRandom(seed);
  const weather = seededWeather(seed, START, days);
  const outside = outsideOf(clock, weather, dayOf);
  const { db, file, calls } = memoryDatabase();
  const log = recordingLog();
  const deps = {
    db,
    clock,
    log,
    random,
    queue: recordingQueue(clock),
    runNow: () => Promise.resolve(),
    blobs: memoryBlobs(),
    reader: readerInProcess,
    model,
    imageModel: fakeImageModel(null),
    illustrate: (of: Illustration) => Promise.resolve(drawnPng(JSON.stringify(of))),
    colorOf: () => Promise.resolve(null),
    mail: recordingMail(),
    payments: fakePayments(clock),
    seller: { name: 'Marquee', address: null },
    publicOrigin: 'https://marquee.example',
    fetcher: createFetcher({
      web: outside,
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
  await configureSources(deps, sampleSources());

  const judge = judgeOf(file, weather);
  const end = START + days * DAY_MS;
  let nextLook = START + LOOK_EVERY_MS;
  for (let at = START; at < end; at += STEP_MS) {
    if (clock.now() < at) clock.advance(at - clock.now());
    for (const cron of cronsBetween(at - STEP_MS, at)) await tick(deps, cron);
    await deliver(at + STEP_MS);
    log.entries.length = 0;
    if (at >= nextLook) {
      nextLook += LOOK_EVERY_MS;
      const { shown, wrong, doubled } = judge.look(clock.now());
      if ((nextLook - START) % DAY_MS < LOOK_EVERY_MS)
        say(`day ${Math.round((at - START) / DAY_MS)}: ${shown} dates shown, ${wrong} wrong, ${doubled} doubled`);
    }
  }

  /** What the queue delivers until then. */
  async function deliver(until: Instant): Promise<void> {
    for (;;) {
      const next = deps.queue.sent.toSorted((a, b) => a.dueAt - b.dueAt)[0];
      if (!next || next.dueAt > until) return;
      deps.queue.sent.splice(deps.queue.sent.indexOf(next), 1);
      if (next.dueAt > clock.now()) clock.advance(next.dueAt - clock.now());
      await runJob(deps, handlers, next.jobId);
    }
  }

  return { start: START, end, weather, judge, file, outside, databaseCalls: calls(), mail: deps.mail.sent };
}

/** The expressions of wrangler.toml that fall into the step; what runs more often than a step runs once. */
function cronsBetween(from: Instant, to: Instant): string[] {
  const isIn = (everyMs: number, offsetMs: number) =>
    Math.floor((to - offsetMs) / everyMs) > Math.floor((from - offsetMs) / everyMs);
  return [
    '* * * * *',
    '*/10 * * * *',
    ...(isIn(HOUR_MS, 17 * MINUTE_MS) ? ['17 * * * *'] : []),
    ...(isIn(DAY_MS, 8 * HOUR_MS + 40 * MINUTE_MS) ? ['40 8 * * *'] : []),
  ];
}

function dayOf(at: Instant): number {
  return Math.floor((at - START) / DAY_MS);
}
