/**
 * The whole local product but its bundler and its screens, as a process of its own that can be killed: the preparation, the replayed web, the
 * reader's processes, the Workers as bundled by the test, and the schedule. Arguments: state, folder of the bundles, manifest (optional).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewSource } from '@marquee/domain';
import { startReplayServer } from '@marquee/sample-web';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { firstAnswer, follow } from '../../../scripts/local/follow.ts';
import { prepare } from '../../../scripts/local/prepare.ts';
import { startReaderServer } from '../../../scripts/local/reader/server.ts';
import { PRODUCT_WORKERS } from './bundle.ts';

const [state = '', bundles = '', manifestPath] = process.argv.slice(2);
const started = Date.now();
const say = (text: string) => console.log(text);

const replay = await startReplayServer({ now: () => Date.now(), ...(manifestPath ? { manifestPath } : {}) });
const sources = (await (await fetch(`${replay.url}/__replay/sources`)).json()) as NewSource[];
await prepare(state, sources);
const reader = await startReaderServer(Number(process.env.MARQUEE_TEST_LIMIT_MS ?? 20_000));

const development = { APP_ENV: 'development', PUBLIC_ORIGIN: 'http://localhost' };
const origins = { REPLAY_ORIGIN: replay.url, READER_ORIGIN: reader.url };
const workers = PRODUCT_WORKERS.map(({ name, config, bindings }) => {
  const { assets: _assets, ...options } = optionsOf(config).workerOptions;
  return {
    ...options,
    name,
    modules: [
      { type: 'ESModule' as const, path: `${name}.mjs`, contents: readFileSync(join(bundles, `${name}.mjs`), 'utf8') },
    ],
    bindings: { ...options.bindings, ...development, ...origins },
    serviceBindings: { ...options.serviceBindings, ...bindings },
  };
});
const miniflare = new Miniflare(
  convertV4MiniflareOptions({ workers, resourcePersistencePath: join(state, 'v3') } as never),
);
const origin = (await miniflare.ready).origin;

const isStopping = () => false;
await firstAnswer({ origin, isStopping });
say(`ready ${origin} ${Date.now() - started}`);
const restart = () => Promise.resolve();
const seconds = () => `${(Date.now() - started) / 1_000} s`;
const trouble = await follow({ origin, started, say, seconds, isStopping, restart });
say(`trouble ${JSON.stringify(trouble)}`);
process.exit(1);
