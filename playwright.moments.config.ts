import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/browser.ts';

/** Journeys that depend on the time, at moments of a week and of a year, on one stack that goes from each to the next. Part of `npm run test:full`. */
export default defineConfig({
  testDir: 'e2e/moments',
  outputDir: '.playwright/moments',
  workers: 1,
  // A machine with eight times the work it has cores for is slow, not broken.
  timeout: 1_200_000,
  // After a failure the stack is a new one, which begins at that moment.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/moments.json' }],
  ],
  use: { serviceWorkers: 'block', timezoneId: 'America/New_York', launchOptions: launchOptions() },
  globalSetup: './e2e/moments/build.ts',
});
