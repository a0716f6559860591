import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { type BundledOptions, OPTIONS_FILE } from './bundle-names.ts';
import type { LocalWorkerName, WorkerSettings } from './worker-settings.ts';

export interface RunningWorkers {
  /** Where the API Worker answers on loopback; the same after the runtime was restarted. */
  origin: string;
  /** Whether the runtime's process died and could not be started anew. */
  isLost: () => Promise<boolean>;
  close: () => Promise<void>;
}

interface RunOptions {
  /** The bundled Workers (`bundleWorkers`). */
  folder: string;
  state: string;
  settings: Record<LocalWorkerName, WorkerSettings>;
  /** The site's index.html, into which the API Worker draws its documents. */
  shell: string;
  /** Every line of the Workers is printed, not only errors. */
  logs: boolean;
}

/** A runtime that is not ready after this time is being started. */
const STARTING_MS = 1_000;
const MODULE_TYPES: Record<string, 'CompiledWasm' | 'Data'> = { '.wasm': 'CompiledWasm', '.bin': 'Data' };

/** Runs the bundled Workers in one runtime. Miniflare starts the runtime anew when its process dies. */
export async function runWorkers({ folder, state, settings, shell, logs }: RunOptions): Promise<RunningWorkers> {
  const { workers } = JSON.parse(readFileSync(join(folder, OPTIONS_FILE), 'utf8')) as BundledOptions;
  const brought = readdirSync(folder).flatMap((name) => {
    const type = MODULE_TYPES[extname(name)];
    return type ? [{ type, path: `./${name}`, contents: readFileSync(join(folder, name)) }] : [];
  });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(state, 'v3'),
      log: new Log(logs ? LogLevel.INFO : LogLevel.WARN),
      logRequests: logs,
      handleStructuredLogs: ({ level, message }) => {
        if (logs || level === 'error' || level === 'warn') console.error(message);
      },
      workers: workers.map(({ file, options }) => {
        const { vars, services } = settings[file.replace('.mjs', '') as LocalWorkerName];
        const code = readFileSync(join(folder, file), 'utf8');
        const own = brought.filter(({ path }) => code.includes(path));
        return {
          ...options,
          modules: [{ type: 'ESModule' as const, path: `./${file}`, contents: code }, ...own],
          bindings: {
            ...(options.bindings as object | undefined),
            ...vars,
            ...(options.name === 'marquee-api' ? { SHELL: shell } : {}),
          },
          serviceBindings: {
            ...(options.serviceBindings as object | undefined),
            // Nothing asks for it: the API Worker has the shell.
            ...(options.name === 'marquee-api' ? { ASSETS: 'marquee-dev' } : {}),
            ...Object.fromEntries(
              services.map(({ binding, service, entrypoint }) => [binding, { name: service, entrypoint }]),
            ),
          },
        };
      }),
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    origin,
    // `ready` waits for a restart that is under way, and rejects after one that failed.
    isLost: () =>
      Promise.race([
        miniflare.ready.then(
          () => false,
          () => true,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, STARTING_MS, false)),
      ]),
    close: () => miniflare.dispose(),
  };
}
