import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `npm run test:corpus`: what only the recorded documents can show. They lie beside the repository: `../shared/corpus`. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.corpus.ts'],
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 90_000,
    silent: 'passed-only',
    reporters: ['default', 'json'],
    outputFile: { json: at('test-results/corpus.json') },
  },
});
