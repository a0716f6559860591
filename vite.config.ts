import { fileURLToPath } from 'node:url';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootWords } from './scripts/deploy/boot-words.ts';
import { scopedName } from './scripts/deploy/class-names.ts';
import { drawnStyles, isDrawnStyle } from './scripts/deploy/drawn-styles.ts';
import { firstFiles, LIBRARIES } from './scripts/deploy/first-files.ts';
import { placeMaps } from './scripts/deploy/place-maps.ts';
import { READER_MODELS } from './scripts/deploy/reader-models.ts';
import { unusedRouterParts } from './scripts/deploy/router-parts.ts';
import { serviceWorker } from './scripts/deploy/service-worker.ts';
import { LOCAL_WORKERS, type LocalWorkerName, workerSettings } from './scripts/local/product/worker-settings.ts';
import { refuseUnservedMethods } from './scripts/local/unserved-methods.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the site and the Workers; serves them from their sources (`npm run dev`: scripts/start.ts sets the variables). While serving, one
 * more Worker stands in for the outside web and triggers the schedule; a build knows nothing of it.
 */
export default defineConfig(({ command }) => {
  const isDev = command === 'serve' && process.env.MARQUEE_PUBLIC_ORIGIN !== undefined;
  const settings = workerSettings();
  const developed = (name: LocalWorkerName) => ({ main: LOCAL_WORKERS[name].main, ...settings[name] });
  const auxiliary = (name: Exclude<LocalWorkerName, 'api'>) => ({
    configPath: LOCAL_WORKERS[name].config,
    ...(isDev ? { config: developed(name) } : {}),
  });
  return {
    root: at('apps/web'),
    envDir: at('.'),
    resolve: { alias: READER_MODELS },
    // What a worker of the site imports later has a file of its own.
    worker: { format: 'es' },
    clearScreen: false,
    // Browsers that know `light-dark()` and nesting: rewritten for older ones, a color would no longer follow the scheme around it.
    build: {
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      // All of them preload modules by themselves.
      modulePreload: { polyfill: false, resolveDependencies: withoutFirst },
    },
    css: { modules: { generateScopedName: scopedName } },
    environments: { client: { build: { rollupOptions: { output: { codeSplitting: { groups: FIRST_FILES } } } } } },
    // Vite would let every page on any port of this machine read every answer; what is deployed lets none.
    // What a file of the site has wrong is said in the terminal and in one line of the page, never over the whole of it.
    server: { cors: false, hmr: { overlay: false } },
    plugins: [
      refuseUnservedMethods(),
      react(),
      bootWords(),
      firstFiles(),
      unusedRouterParts(),
      placeMaps(),
      serviceWorker(),
      cloudflare({
        configPath: at('wrangler.toml'),
        persistState: { path: process.env.MARQUEE_STATE ?? at('.wrangler/state') },
        inspectorPort: false,
        ...(isDev ? { config: { ...developed('api'), assets: { run_worker_first: ['/__dev/*'] } } } : {}),
        auxiliaryWorkers: [
          auxiliary('cron'),
          auxiliary('queue-consumer'),
          auxiliary('previews'),
          isDev ? auxiliary('reader') : { configPath: at('workers/reader/wrangler.toml') },
          ...(isDev ? [auxiliary('dev')] : []),
        ],
      }),
    ],
  };
});

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
  { name: firstLoad, debugName: 'first', priority: 1 },
  // What every list asks for when it has been drawn: parts of a kilobyte each, for which a phone would make a dozen round trips.
  {
    name: 'soon',
    test: /\/web\/src\/(?:features\/(?:voice\/voice-search|follows\/keep-list)\.tsx|ui\/(?:toaster|reference)\.tsx|app\/other-routes\.tsx|api\/more-endpoints\.generated\.ts)$/,
    priority: 0,
  },
];

/** What a part of the site needs, without what has come before any part is asked for: each name costs the first page its bytes. */
function withoutFirst(_: string, needs: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return needs;
  return needs.filter((file) => !/\/(?:first|libraries|rolldown-runtime)-[^/]+\.(?:js|css)$/.test(file));
}

function firstLoad(id: string, graph: { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }) {
  firstModules ??= modulesOf(at('apps/web/src/main.tsx'), (one) => graph.getModuleInfo(one)?.importedIds ?? []);
  drawn ??= drawnStyles(at('apps/web/src/drawn'));
  const isStyle = id.includes('/apps/web/src/') && isDrawnStyle(id, drawn);
  // Of a package with many parts, one may be reached and only others be used at once.
  return isStyle || (firstModules.has(id) && !id.includes('/node_modules/')) ? 'first' : null;
}

let firstModules: Set<string> | undefined;
let drawn: Set<string> | undefined;

/**
 * All that a module needs before it runs. Not the module itself: it waits for a page's code, which waits for the file that it needs.
 */
function modulesOf(entry: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(importsOf(entry));
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
