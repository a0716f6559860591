import type { Illustration } from '@marquee/contract';
import type { Database } from '@marquee/db';
import type { EngineDeps, TickDeps } from '@marquee/domain/deps';
import { type DocumentReader, readerInProcess } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache, type RobotsCache } from '@marquee/fetching';
import { fixedClock, type ImageModel, type LanguageModel } from '@marquee/kernel';
import { fakeModel } from '../fake-model.ts';
import { fakePayments } from '../fake-payments.ts';
import { drawnPng, fakeImageModel } from '../fake-pictures.ts';
import { memoryBlobs, recordingLog, recordingMail, recordingQueue } from '../fakes.ts';
import { seededRandom } from '../random.ts';
import { type Answer, fakeWeb } from '../web.ts';

/** Thursday, 8 in the morning in Columbia. */
export const NOW = '2026-10-01T12:00:00Z';

export { DAY_MS, HOUR_MS, MINUTE_MS } from '@marquee/kernel';

/** The engine with a manual clock (which also advances when the fetcher waits) and a web defined by a table. */
export function engineDeps(
  db: Database,
  web: Record<string, Answer | string> = {},
  options: {
    seed?: number;
    model?: LanguageModel;
    imageModel?: ImageModel;
    reader?: DocumentReader;
    robotsCache?: RobotsCache;
  } = {},
) {
  const clock = fixedClock(NOW);
  const outside = fakeWeb(clock, web);
  const fetcher = createFetcher({
    web: outside,
    resolver: { resolve: () => Promise.resolve(['93.184.216.34']) },
    pace: createMemoryPace(clock),
    robotsCache: options.robotsCache ?? createMemoryRobotsCache(),
    clock,
    userAgent: 'MarqueeBot/1.0 (+https://marquee.example/crawler)',
    productToken: 'MarqueeBot',
    ownHosts: ['marquee.example'],
    sleep: async (ms) => clock.advance(ms),
  });
  const colorOf: EngineDeps['colorOf'] = () => Promise.resolve(null);
  const ranNow: string[][] = [];
  return {
    db,
    clock,
    log: recordingLog(),
    random: seededRandom(options.seed ?? 1),
    queue: recordingQueue(clock),
    /** What a tick ran without the queue. */
    ranNow,
    runNow: async (jobIds: readonly string[]) => void ranNow.push([...jobIds]),
    blobs: memoryBlobs(),
    fetcher,
    reader: options.reader ?? readerInProcess,
    model: options.model ?? fakeModel(null),
    imageModel: options.imageModel ?? fakeImageModel(null),
    // Another picture for each subject, as the drawing Worker makes.
    illustrate: (of: Illustration) => Promise.resolve(drawnPng(JSON.stringify(of))),
    colorOf,
    mail: recordingMail(),
    payments: fakePayments(clock),
    seller: { name: 'Marquee Listings LLC', address: '12 Main Street, Columbia, SC 29201' },
    publicOrigin: 'https://marquee.example',
    web: outside,
  } satisfies EngineDeps & TickDeps & { web: unknown; ranNow: unknown };
}

export type TestEngine = ReturnType<typeof engineDeps>;
