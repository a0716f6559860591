import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The Workers of `npm start`, each with what development binds it to besides. */
export const PRODUCT_WORKERS = [
  {
    name: 'marquee-api',
    config: at('wrangler.toml'),
    main: at('workers/api/src/index.ts'),
    bindings: { DEV: 'marquee-dev' },
  },
  {
    name: 'marquee-cron',
    config: at('workers/cron/wrangler.toml'),
    main: at('workers/cron/src/index.ts'),
    bindings: {},
  },
  {
    name: 'marquee-queue-consumer',
    config: at('workers/queue-consumer/wrangler.toml'),
    main: at('workers/queue-consumer/src/index.ts'),
    bindings: { WEB: { name: 'marquee-dev', entrypoint: 'Replay' } },
  },
  { name: 'marquee-dev', config: at('workers/dev/wrangler.toml'), main: at('workers/dev/src/index.ts'), bindings: {} },
  {
    name: 'marquee-reader',
    config: at('workers/dev/reader.toml'),
    main: at('workers/dev/src/reader.ts'),
    bindings: {},
  },
];

/** Bundles the Workers into a folder, a file each: what Vite does at each start, once for many starts. */
export async function bundleWorkers(folder: string): Promise<void> {
  await Promise.all(
    PRODUCT_WORKERS.map(({ name, main }) =>
      build({
        entryPoints: [main],
        outfile: join(folder, `${name}.mjs`),
        bundle: true,
        format: 'esm',
        target: 'es2024',
        conditions: ['workerd', 'worker', 'browser'],
        external: ['node:*', 'cloudflare:*'],
      }),
    ),
  );
}
