import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The step of `npm run test:full` that takes in full what `npm test` takes in fewer or smaller cases
 * (`packages/testkit/src/node/depth.ts`).
 */
export default defineConfig({
  test: {
    env: { MARQUEE_TEST_DEPTH: 'full' },
    include: [
      'packages/extraction/test/hostile-documents.test.ts',
      'packages/extraction/test/learned/stored.test.ts',
      'packages/extraction/test/parse.test.ts',
      'packages/extraction/test/recurrence/*.test.ts',
      'packages/extraction/test/robustness*.test.ts',
      'packages/extraction/test/swift-tokenizer.test.ts',
      'packages/sample-web/test/calendar.test.ts',
      'scripts/deploy/test/interrupted.test.ts',
      'tests/start/*.test.ts',
    ],
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 90_000,
    silent: 'passed-only',
    reporters: ['default', 'json'],
    outputFile: { json: at('test-results/full.json') },
  },
});
