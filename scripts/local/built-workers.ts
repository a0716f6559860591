import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The Workers of `npm start` as development runs them, by name. The one that draws pictures is small, and brings a program of its own. */
export const DEVELOPED_WORKERS = {
  api: 'workers/api/src/development/index.ts',
  cron: 'workers/cron/src/development/index.ts',
  'queue-consumer': 'workers/queue-consumer/src/development/index.ts',
  dev: 'workers/dev/src/index.ts',
  reader: 'workers/dev/src/reader.ts',
} as const;

export type DevelopedWorker = keyof typeof DEVELOPED_WORKERS;

/** Where a bundled Worker is, below its folder. */
export const bundledWorker = (folder: string, worker: DevelopedWorker) => join(folder, `${worker}.mjs`);

/** Bundles each Worker into one file. workerd asks Vite for one module at a time, and together they have thousands: most of the time of a start. */
export async function buildWorkersInto(folder: string): Promise<void> {
  const names = Object.keys(DEVELOPED_WORKERS) as DevelopedWorker[];
  await Promise.all(
    names.map((name) =>
      build({
        bundle: true,
        format: 'esm',
        target: 'es2024',
        logLevel: 'error',
        entryPoints: [at(DEVELOPED_WORKERS[name])],
        outfile: bundledWorker(folder, name),
        conditions: ['workerd', 'worker', 'browser'],
        external: ['node:*', 'cloudflare:*'],
      }),
    ),
  );
}
