import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { buildWorkersInto, bundledWorker } from '../../../scripts/local/built-workers.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The Workers of `npm start`, each with what development binds in place of its own, as vite.config.ts has it. */
const WORKERS = [
  {
    name: 'marquee-api',
    config: 'wrangler.toml',
    worker: 'api',
    // No test of the product asks for a page or its preview.
    bindings: { DEV: 'marquee-dev', ASSETS: 'marquee-dev', PREVIEWS: 'marquee-dev' },
  },
  { name: 'marquee-cron', config: 'workers/cron/wrangler.toml', worker: 'cron', bindings: {} },
  {
    name: 'marquee-queue-consumer',
    config: 'workers/queue-consumer/wrangler.toml',
    worker: 'queue-consumer',
    // Nothing draws an image here.
    bindings: { WEB: { name: 'marquee-dev', entrypoint: 'Replay' }, PREVIEWS: 'marquee-dev' },
  },
  { name: 'marquee-dev', config: 'workers/dev/wrangler.toml', worker: 'dev', bindings: {} },
  { name: 'marquee-reader', config: 'workers/dev/reader.toml', worker: 'reader', bindings: {} },
] as const;

/** The Miniflare options of each Worker, without its code and the addresses of one start. */
export const OPTIONS_FILE = 'workers.json';
export const RUN_FILE = 'run.mjs';
export const READER_FILE = 'reader-process.mjs';

/**
 * Bundles the whole local product into a folder: what Vite, wrangler and Node do at each start, once for many starts. The program that runs it,
 * that of the reader's processes, a file for each Worker, and their options.
 */
export async function bundleProduct(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const workers = WORKERS.map(({ name, config, worker, bindings }) => {
    const { workerOptions } = optionsOf(at(config));
    // Everything is in one file: no rule has to say what another file is.
    const { assets: _assets, modulesRules: _rules, ...options } = workerOptions;
    const serviceBindings = { ...(options.serviceBindings as object | undefined), ...bindings };
    return { ...options, name, serviceBindings, file: bundledWorker('', worker) };
  });
  writeFileSync(join(folder, OPTIONS_FILE), JSON.stringify(workers));
  const common = { bundle: true, format: 'esm', target: 'es2024', logLevel: 'error' } as const;
  const forNode = { ...common, platform: 'node' as const, plugins: [ownSource] };
  await Promise.all([
    buildWorkersInto(folder),
    build({ ...forNode, entryPoints: [at('tests/start/product/run.ts')], outfile: join(folder, RUN_FILE) }),
    build({ ...forNode, entryPoints: [at('scripts/local/reader/process.ts')], outfile: join(folder, READER_FILE) }),
  ]);
}

/** A file still finds what lies beside its source, and Miniflare what lies beside it. */
const ownSource: Plugin = {
  name: 'own-source',
  setup(bundler) {
    bundler.onResolve({ filter: /^miniflare$/ }, ({ path }) => ({ path: import.meta.resolve(path), external: true }));
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};
