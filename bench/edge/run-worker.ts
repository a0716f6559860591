import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Running {
  /** The Worker's own socket: no proxy stands in front of it. */
  origin: string;
  /** Milliseconds of processor time that the runtime has used, its local D1 included. */
  processorMs: () => number;
  close: () => Promise<void>;
}

/** Bundles the benchmark's Worker as a deployment is bundled, and gives its text. */
export async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    logLevel: 'error',
    entryPoints: [at('./worker.ts')],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*', 'cloudflare:*'],
    minifyWhitespace: true,
    minifySyntax: true,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Runs it in workerd on a state of its own, with the bindings of `bench/world/wrangler.toml`. */
export async function runWorker(code: string, state: string): Promise<Running> {
  const { workerOptions } = optionsOf(at('../world/wrangler.toml'));
  const { modulesRules: _rules, ...options } = workerOptions;
  const nothing = () => new Response('nothing runs beside the benchmark', { status: 502 });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: `${state}/v3`,
      log: new Log(LogLevel.ERROR),
      workers: [
        {
          ...options,
          name: 'marquee-bench',
          modules: [{ type: 'ESModule' as const, path: './worker.mjs', contents: code }],
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
          serviceBindings: { ENGINE: nothing, PREVIEWS: nothing, ASSETS: nothing },
        },
      ],
    }),
  );
  await miniflare.ready;
  const { origin } = await miniflare.unsafeGetDirectURL('marquee-bench');
  const pid = runtimeOf(process.pid);
  return { origin, processorMs: () => processorMs(pid), close: () => miniflare.dispose() };
}

/** The process of workerd that this one started. */
function runtimeOf(parent: number): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const stat = statOf(Number(name));
      return stat?.parent === parent && stat.name.includes('workerd');
    });
  if (found.length !== 1) throw new Error(`${found.length} processes of the runtime were found`);
  return Number(found[0]);
}

/** Of all its threads: `schedstat` has nanoseconds, where `stat` has hundredths of a second (Linux, Documentation/scheduler/sched-stats.rst). */
function processorMs(pid: number): number {
  const ns = readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0])
    .reduce((sum, spent) => sum + Number(spent), 0);
  return ns / 1e6;
}

/** `/proc/PID/stat` (proc(5)): the name in parentheses, then the state and the parent. */
function statOf(pid: number): { name: string; parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const rest = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { name, parent: Number(rest[1]) };
  } catch {
    return null;
  }
}
