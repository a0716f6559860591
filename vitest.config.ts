import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { performTask } from './packages/extraction/src/index.ts';
import { bundledImports } from './scripts/test/bundled-imports.ts';
import { DEPTH, laneFiles } from './scripts/test/full-only.ts';
import { LongestFirst } from './scripts/test/longest-first.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Below a folder of this name tests of packages run in workerd, on a migrated D1. */
const IN_WORKERD = 'packages/*/test/d1/**/*.test.ts';

/**
 * What each project has; it takes tags and their filter from nowhere else. Limits are for what hangs: a machine that is busy with something else
 * is no failure. What is slow, scripts/test/file-times.ts finds.
 */
const PROJECT = {
  ...DEPTH,
  // A Worker sees nothing of the environment that it is not given.
  env: { MARQUEE_TEST_DEPTH: process.env.MARQUEE_TEST_DEPTH ?? '' },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};

const BUNDLED = bundledImports();

type Service = (request: { arrayBuffer(): Promise<ArrayBuffer> }) => Response | Promise<Response>;

/** One project a Worker: its tests run in workerd with its own wrangler.toml. */
async function worker(name: string, configPath: string, include: string[], services?: Record<string, Service>) {
  return {
    plugins: [
      cloudflareTest({
        wrangler: { configPath: at(configPath) },
        miniflare: {
          // That of a region; only tests bind it.
          d1Databases: { SECOND_DB: 'second' },
          bindings: { TEST_MIGRATIONS: await readD1Migrations(at('migrations')) },
          ...(services ? { serviceBindings: services } : {}),
          // Nothing of a test may reach the network.
          outboundService: () => new Response('tests have no network', { status: 502 }),
        },
      }),
    ],
    test: {
      name: `worker:${name}`,
      ...laneFiles(include),
      ...PROJECT,
      isolate: false,
      deps: { optimizer: { ssr: BUNDLED } },
    },
  };
}

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    silent: 'passed-only',
    tags: DEPTH.tags,
    // Left to itself it spares a core for its own work, which on two cores halves what runs at once.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    outputFile: { json: at('test-results/vitest.json') },
    projects: [
      {
        test: {
          name: 'unit',
          ...PROJECT,
          // Modules are loaded once a process, not once a file: no test keeps state in them.
          isolate: false,
          ...laneFiles(
            [
              'packages/*/test/**/*.test.ts',
              'packages/domain/gazetteer/*.test.ts',
              'scripts/**/*.test.ts',
              'tests/**/*.test.ts',
            ],
            [IN_WORKERD, '**/node_modules/**'],
          ),
        },
      },
      await worker('api', 'wrangler.toml', ['workers/api/test/**/*.test.ts'], {
        // Its doors to other Workers; tests hand in what lies behind them.
        PREVIEWS: () => new Response('no drawer runs beside the tests', { status: 502 }),
        ENGINE: () => new Response('no engine runs beside the tests', { status: 502 }),
      }),
      await worker('cron', 'workers/cron/wrangler.toml', ['workers/cron/test/**/*.test.ts'], {
        RUNNER: () => new Response('no consumer runs beside the tests', { status: 502 }),
      }),
      await worker(
        'queue-consumer',
        'workers/queue-consumer/wrangler.toml',
        ['workers/queue-consumer/test/**/*.test.ts', IN_WORKERD],
        {
          PREVIEWS: () => new Response('no drawer runs beside the tests', { status: 502 }),
          READER: async (request) => new Response(performTask(new Uint8Array(await request.arrayBuffer()))),
        },
      ),
    ],
  },
});
