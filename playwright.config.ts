import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 5190);
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/**
 * What the browser leaves out. A later list takes the place of an earlier one, so Playwright's own comes first; the last two are
 * pages behind the address bar, which every new window loads though nobody sees it: half a second of work for each test.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Browser tests against the real stack: `npm start` on a fresh state of its own, with the sample web. */
export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder at its start, so it must not be test-results/.
  outputDir: '.playwright',
  workers: 2,
  // The console's tests change what the whole engine does, so they run one after the other; the site's only look on.
  projects: [
    { name: 'site', testMatch: ['browse.spec.ts', 'site/*.spec.ts'], workers: 1 },
    { name: 'console', testMatch: ['engine.spec.ts', 'console/*.spec.ts'], workers: 1 },
  ],
  timeout: 90_000,
  // A browser on two busy cores may miss what lasts half a second; what fails twice is broken.
  retries: 2,
  // Two cores may be shared with much else.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording every test costs as much as running it.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `node scripts/start.ts --port ${PORT} --state .wrangler/state/e2e-${PORT} --fresh --built`,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
  globalSetup: './e2e/wait-for-reading.ts',
});
