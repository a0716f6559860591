import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootWords } from './scripts/deploy/boot-words.ts';
import { scopedName } from './scripts/deploy/class-names.ts';
import { firstFiles, LIBRARIES } from './scripts/deploy/first-files.ts';
import { placeMaps } from './scripts/deploy/place-maps.ts';
import { serviceWorker } from './scripts/deploy/service-worker.ts';
import { serveBuiltSite } from './scripts/local/built-site.ts';
import { bundledWorker, DEVELOPED_WORKERS, type DevelopedWorker } from './scripts/local/built-workers.ts';
import { refuseUnservedMethods } from './scripts/local/unserved-methods.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * One port for everything: the SPA, the API Worker, and the others beside it. In development (`MARQUEE_REPLAY_ORIGIN` set by
 * scripts/start.ts) one more Worker plays the outside web and fires the schedule; a build knows nothing of it.
 */
export default defineConfig(({ command }) => {
  const origin = process.env.MARQUEE_PUBLIC_ORIGIN ?? '';
  const isDev = command === 'serve' && origin !== '';
  const clock = { CLOCK_OFFSET_MS: process.env.MARQUEE_CLOCK_OFFSET_MS ?? '0' };
  const vars = { vars: { APP_ENV: 'development', PUBLIC_ORIGIN: origin, ...clock } };
  const replayOrigin = process.env.MARQUEE_REPLAY_ORIGIN ?? '';
  const readerOrigin = process.env.MARQUEE_READER_ORIGIN ?? '';
  const mail = {
    RESEND_BASE_URL: process.env.MARQUEE_MAIL_ORIGIN ?? '',
    RESEND_API_KEY: process.env.MARQUEE_MAIL_KEY ?? '',
    MAIL_FROM: 'Marquee <hello@marquee.local>',
  };
  const factorKey: Record<string, string> = process.env.MARQUEE_FACTOR_KEY
    ? { FACTOR_KEY: process.env.MARQUEE_FACTOR_KEY }
    : {};
  const signIn = JSON.parse(process.env.MARQUEE_SIGN_IN ?? '{}') as Record<string, string>;
  const payments = JSON.parse(process.env.MARQUEE_PAYMENTS ?? '{}') as Record<string, string>;
  const outside = process.env.MARQUEE_WEB === 'live' ? 'live' : 'replayed';
  const web = { services: [{ binding: 'WEB', service: 'marquee-dev', entrypoint: 'Replay' }] };
  const developed = (worker: DevelopedWorker) => {
    const bundles = process.env.MARQUEE_BUILT_WORKERS;
    return { main: bundles ? bundledWorker(bundles, worker) : at(DEVELOPED_WORKERS[worker]) };
  };
  return {
    root: at('apps/web'),
    envDir: at('.'),
    clearScreen: false,
    // Browsers that know `light-dark()` and nesting: rewritten for older ones, a color would no longer follow the scheme around it.
    build: {
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      // All of them preload modules by themselves.
      modulePreload: { polyfill: false },
    },
    css: { modules: { generateScopedName: scopedName } },
    environments: { client: { build: { rollupOptions: { output: { codeSplitting: { groups: FIRST_FILES } } } } } },
    // Vite would let every page on any port of this machine read every answer; what is deployed lets none.
    // What a file of the site has wrong is said in the terminal and in one line of the page, never over the whole of it.
    server: { cors: false, hmr: { overlay: false } },
    plugins: [
      refuseUnservedMethods(),
      ...(isDev && process.env.MARQUEE_BUILT_SITE ? [serveBuiltSite(process.env.MARQUEE_BUILT_SITE)] : []),
      react(),
      bootWords(),
      firstFiles(),
      placeMaps(),
      serviceWorker(),
      cloudflare({
        configPath: at('wrangler.toml'),
        persistState: { path: process.env.MARQUEE_STATE ?? at('.wrangler/state') },
        inspectorPort: false,
        ...(isDev
          ? {
              config: {
                vars: {
                  ...vars.vars,
                  ...signIn,
                  ...payments,
                  ...factorKey,
                  ...builtShell(),
                  MAP_SERVERS: process.env.MAP_SERVERS ?? '',
                },
                ...developed('api'),
                assets: { run_worker_first: ['/__dev/*'] },
                services: [{ binding: 'DEV', service: 'marquee-dev' }],
              },
            }
          : {}),
        auxiliaryWorkers: [
          {
            configPath: at('workers/cron/wrangler.toml'),
            ...(isDev ? { config: { ...vars, ...developed('cron') } } : {}),
          },
          {
            configPath: at('workers/queue-consumer/wrangler.toml'),
            ...(isDev
              ? {
                  config: {
                    vars: { ...vars.vars, ...(mail.RESEND_API_KEY ? mail : {}), ...payments, OUTSIDE: outside },
                    ...developed('queue-consumer'),
                    ...web,
                  },
                }
              : {}),
          },
          { configPath: at('workers/previews/wrangler.toml'), ...(isDev ? { config: vars } : {}) },
          isDev
            ? {
                configPath: at('workers/dev/reader.toml'),
                config: { vars: { READER_ORIGIN: readerOrigin }, ...developed('reader') },
              }
            : { configPath: at('workers/reader/wrangler.toml') },
          ...(isDev
            ? [
                {
                  configPath: at('workers/dev/wrangler.toml'),
                  config: { vars: { REPLAY_ORIGIN: replayOrigin, ...clock }, ...developed('dev') },
                },
              ]
            : []),
        ],
      }),
    ],
  };
});

/** The documents are drawn into the index.html of the site that is served. */
function builtShell(): { SHELL?: string } {
  const folder = process.env.MARQUEE_BUILT_SITE;
  return folder ? { SHELL: readFileSync(join(folder, 'index.html'), 'utf8') } : {};
}

/**
 * What the first page needs at once goes into two files, the libraries and the site's own code, and its styles into another: on a phone each
 * further file costs a round trip. With them go the styles of pages whose documents show them before their code has come.
 */
const FIRST_FILES = [
  {
    name: LIBRARIES,
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\/|\/web\/src\/app\/libraries\.ts$/,
    priority: 2,
  },
  { name: firstLoad, priority: 1 },
];

function firstLoad(id: string, graph: { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }) {
  firstModules ??= modulesOf(at('apps/web/src/main.tsx'), (one) => graph.getModuleInfo(one)?.importedIds ?? []);
  const isStyle =
    /\/apps\/web\/src\/features\/(?:event-page\/[a-z-]+|cities\/cities-page|home\/(?:home|hero|home-title|request-box|tonight-board)|outage\/copy-note)\.module\.css/.test(
      id,
    );
  // Of a package with many parts, one may be reached and only others be used at once.
  return isStyle || (firstModules.has(id) && !id.includes('/node_modules/')) ? 'first' : null;
}

let firstModules: Set<string> | undefined;

/**
 * All that a module needs before it runs. Not the module itself: it waits for a page's code, which waits for the file that it needs.
 */
function modulesOf(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(importsOf(entry));
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
