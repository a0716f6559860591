import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isFull } from './scripts/test/full-only.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packing and deploying: a dozen runs of wrangler. */
const DEPLOYING = ['tests/smoke/deploy.smoke.ts', 'tests/smoke/database.smoke.ts'];

/**
 * What is deployed, run as it is deployed: `npm run test:smoke`. Builds first, so it stands apart from the other tests. Packing and
 * deploying are left to `npm run test:full`.
 */
export default defineConfig({
  test: {
    include: ['tests/smoke/**/*.smoke.ts'],
    exclude: isFull ? [] : DEPLOYING,
    globalSetup: ['tests/smoke/build.ts', 'tests/smoke/shared-site.ts'],
    // Most of the time is one wrangler's start after another, of which two cores take two at once.
    maxWorkers: 2,
    // Limits are for what hangs; a deployment is a dozen runs of wrangler.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // A machine with eight times the work it has cores for is slow, not broken.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: at('test-results/smoke.json') },
  },
});
