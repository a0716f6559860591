import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { placeMaps } from './scripts/deploy/place-maps.ts';
import { READER_MODELS } from './scripts/deploy/reader-models.ts';
import { launchOptions } from './scripts/test/browser.ts';
import { DEPTH, isFull, laneFiles } from './scripts/test/full-only.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// As visitors get it: React's development build takes half of the time.
process.env.NODE_ENV = 'production';

/** Below apps/web, the root of these tests. */
const files = (include: string) => {
  const lane = laneFiles([`apps/web/${include}`]);
  const own = (paths: string[]) => paths.flatMap((path) => (path.startsWith('apps/web/') ? path.slice(9) : []));
  return { include: own(lane.include), exclude: own(lane.exclude) };
};

/**
 * The site's own screens in a real browser, with the API answered where the site fetches: no server, no database. What a screen does
 * with an answer is shown here; what the whole stack does together, in e2e/.
 */
export default defineConfig({
  root: at('apps/web'),
  plugins: [placeMaps()],
  resolve: { alias: READER_MODELS },
  oxc: { jsx: { runtime: 'automatic' } },
  // Found out while tests run, they would load the page anew in the middle of one.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'axe-core',
      'cmdk',
      'd3-array',
      'd3-shape',
      'maplibre-gl',
      'onnxruntime-web/wasm',
      'radix-ui',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'temporal-polyfill',
      'zod',
    ],
  },
  test: {
    env: { MARQUEE_TEST_LATE_MS: process.env.MARQUEE_TEST_LATE_MS ?? '0' },
    setupFiles: [at('apps/web/test/harness/setup.ts')],
    // Modules are loaded once, not once a file: the setup puts back what they remember.
    isolate: false,
    fileParallelism: false,
    // What fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A machine with eight times the work it has cores for is slow, not broken.
    expect: { poll: { timeout: 20_000 } },
    reporters: ['default', 'json'],
    silent: 'passed-only',
    ...DEPTH,
    outputFile: { json: at('test-results/components.json') },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launchOptions(),
        // Where a visitor is decides what a card says of an event's times.
        contextOptions: { timezoneId: 'America/New_York', locale: 'en-US' },
        actionTimeout: 20_000,
      }),
      // One server bundles and transforms for both.
      instances: [
        { browser: 'chromium', name: 'components', ...files('test/**/*.test.tsx') },
        // The console in Spanish: its parts read their texts when they are loaded, so it needs a page that has never loaded them in English.
        ...(isFull ? [{ browser: 'chromium' as const, name: 'spanish', include: ['test/**/*.alone.tsx'] }] : []),
      ],
      commands: {
        /** What the system prefers: colors, motion. */
        preferMedia: (
          { page },
          media: { colorScheme?: 'light' | 'dark'; reducedMotion?: 'reduce' | 'no-preference' },
        ) => page.emulateMedia(media),
      },
    },
  },
});
