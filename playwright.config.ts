import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/browser.ts';

const PORT = Number(process.env.E2E_PORT ?? 5190);
/**
 * When every journey begins, for the stack and for the browser: a weekday afternoon at which much is still to come that night. Other moments:
 * e2e/moments/.
 */
const NOW = process.env.MARQUEE_NOW ?? '2026-12-03T15:00:00-05:00';
const STATE = join(tmpdir(), `marquee-e2e-${PORT}`);

/** Browser tests against the real stack: `npm start` on a fresh state of its own, with the sample web. */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder at its start, so it must not be test-results/.
  outputDir: '.playwright',
  workers: 2,
  // The console's tests change what the whole engine does, so they run one after the other; the site's only look on.
  projects: [
    { name: 'site', testMatch: ['site/*.spec.ts'], workers: 1 },
    { name: 'console', testMatch: ['engine.spec.ts', 'console/*.spec.ts'], workers: 1 },
  ],
  timeout: 180_000,
  // A test that passes only at its second try is counted and printed at the end: it needs a fix.
  retries: 1,
  // A machine with eight times the work it has cores for is slow, not broken.
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording every test costs as much as running it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // What a journey changes must be seen at once, not what a page before it saved; tests/smoke/offline.smoke.ts tests the worker.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node scripts/start.ts --port ${PORT} --state ${STATE} --fresh`,
    // What a journey changes must be seen at once (docs/decisions/095-shared-answers.md).
    env: { MARQUEE_NOW: NOW, MARQUEE_SHARED_ANSWERS: 'off' },
    url: `http://localhost:${PORT}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
  globalSetup: './e2e/wait-for-reading.ts',
});
