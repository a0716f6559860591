/**
 * The whole local product but its bundler and its screens, as a process of its own that can be killed: the preparation, the replayed web, the
 * reader's processes, the Workers as bundled by the test, and the schedule. Arguments: state, folder of the bundles, manifest (optional).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewSource } from '@marquee/domain/sources';
import { startReplayServer } from '@marquee/sample-web';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { firstAnswer, follow } from '../../../scripts/local/follow.ts';
import { prepare } from '../../../scripts/local/prepare.ts';
import { startReaderServer } from '../../../scripts/local/reader/server.ts';
import { worldClock } from '../../../scripts/local/world-clock.ts';

const [state = '', bundles = '', manifestPath] = process.argv.slice(2);
const { MARQUEE_TEST_LIMIT_MS: limitMs, MARQUEE_TEST_MEMORY_MB: memoryMb } = process.env;
const clock = worldClock(process.env.MARQUEE_NOW);
const started = clock.now();
const say = (text: string) => console.log(text);

const replay = await startReplayServer({ now: () => clock.now(), ...(manifestPath ? { manifestPath } : {}) });
const sources = (await (await fetch(`${replay.url}/__replay/sources`)).json()) as NewSource[];
await prepare(state, sources, clock);
const limits = {
  ...(limitMs ? { limitMs: Number(limitMs) } : {}),
  ...(memoryMb ? { memoryMb: Number(memoryMb) } : {}),
};
const reader = await startReaderServer({ ...limits, script: join(bundles, 'reader-process.mjs') });

interface Options {
  name: string;
  file: string;
  bindings: Record<string, string>;
}
const options = JSON.parse(readFileSync(join(bundles, 'workers.json'), 'utf8')) as Options[];
const variables = {
  APP_ENV: 'development',
  PUBLIC_ORIGIN: 'http://localhost',
  OUTSIDE: 'replayed',
  CLOCK_OFFSET_MS: String(clock.offsetMs),
};
const origins = { REPLAY_ORIGIN: replay.url, READER_ORIGIN: reader.url };
const workers = options.map(({ file, ...worker }) => ({
  ...worker,
  modules: true,
  script: readFileSync(join(bundles, file), 'utf8'),
  bindings: { ...worker.bindings, ...variables, ...origins },
}));
const miniflare = new Miniflare(convertV4MiniflareOptions({ workers, resourcePersistencePath: join(state, 'v3') }));
const { origin } = await miniflare.ready;

await firstAnswer({ origin, say, isStopping: () => false });
say(`ready ${origin} ${clock.now() - started}`);
const trouble = await follow({
  origin,
  started,
  say,
  seconds: () => `${(clock.now() - started) / 1_000} s`,
  isStopping: () => false,
  restart: () => Promise.resolve(),
});
say(`trouble ${JSON.stringify(trouble)}`);
process.exit(1);
