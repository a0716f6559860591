import { MOMENTS, type Moment } from '@marquee/testkit/moments';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/browser.ts';

/** Journeys that depend on the time, at moments of a week and of a year: each project is a stack that begins then. Part of `npm run test:full`. */
export default defineConfig<object, { moment: Pick<Moment, 'name' | 'startsAt'> }>({
  testDir: 'e2e/moments',
  outputDir: '.playwright/moments',
  workers: 1,
  timeout: 180_000,
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/moments.json' }]],
  use: { serviceWorkers: 'block', timezoneId: 'America/New_York', launchOptions: launchOptions() },
  projects: MOMENTS.map((moment) => ({ name: moment.name, use: { moment } })),
  globalSetup: './e2e/moments/build.ts',
});
