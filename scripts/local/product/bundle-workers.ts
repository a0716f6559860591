import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from 'wrangler';
import { type BundledOptions, OPTIONS_FILE, PROGRAM, READER_PROCESS } from './bundle-names.ts';
import { LOCAL_WORKERS, type LocalWorkerName } from './worker-settings.ts';

/** Bundles each local Worker into one file below `folder`, with the files it brings, and the programs that run in Node. */
export async function bundleWorkers(folder: string): Promise<void> {
  const names = Object.keys(LOCAL_WORKERS) as LocalWorkerName[];
  await Promise.all([
    build({
      bundle: true,
      format: 'esm',
      target: 'es2024',
      logLevel: 'error',
      entryPoints: names.map((name) => ({ in: LOCAL_WORKERS[name].main, out: name })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      conditions: ['workerd', 'worker', 'browser'],
      external: ['node:*', 'cloudflare:*'],
      loader: { '.wasm': 'copy', '.bin': 'copy' },
      // Half the bytes to compile at each start; names stay, because traces show them.
      minifyWhitespace: true,
      minifySyntax: true,
    }),
    bundleForNode('../reader/process.ts', join(folder, READER_PROCESS)),
    bundleForNode('./run-built.ts', join(folder, PROGRAM)),
  ]);
  await writeFile(join(folder, OPTIONS_FILE), JSON.stringify(bundledOptions(names)));
}

/** The queue delivers the next messages while jobs run (`workers/queue-consumer/src/development/one-by-one.ts`). */
const LOCAL_FLAGS = ['queue_consumer_no_wait_for_wait_until'];

function bundledOptions(names: readonly LocalWorkerName[]): BundledOptions {
  const { assets } = readConfig({ config: LOCAL_WORKERS.api.config });
  const first = assets?.run_worker_first;
  return {
    workersFirst: Array.isArray(first) ? first : [],
    workers: names.map((name) => {
      const { workerOptions } = optionsOf(LOCAL_WORKERS[name].config);
      // The site's files are served in front of the Workers, and each Worker is one file: no rule has to say what another file is.
      const { assets: _assets, modulesRules: _rules, ...options } = workerOptions;
      const { name: named } = readConfig({ config: LOCAL_WORKERS[name].config });
      const compatibilityFlags = [...((options.compatibilityFlags as string[] | undefined) ?? []), ...LOCAL_FLAGS];
      return { file: `${name}.mjs`, options: { ...options, compatibilityFlags, name: named ?? name } };
    }),
  };
}

function bundleForNode(source: string, outfile: string): Promise<unknown> {
  return build({
    bundle: true,
    format: 'esm',
    target: 'es2024',
    logLevel: 'error',
    platform: 'node',
    plugins: [ownSource, ownPackages],
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    outfile,
  });
}

/** Packages that find their own files beside them. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^(?:miniflare|emulate)$/ }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};

/** A bundled file still finds what lies beside its source. */
const ownSource: Plugin = {
  name: 'own-source',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
    }));
  },
};
