import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { until } from '@marquee/testkit/until';
import { at, PAGES_FOLDER, WORKERS } from '../../scripts/deploy/layout.ts';

const START_MS = 240_000;
const STOP_MS = 60_000;

export interface BuiltSite {
  origin: string;
  /** Ends all its processes. Gives those still there afterwards, as lines of `ps`. */
  stop: () => Promise<string[]>;
}

/**
 * Starts the built Pages project and the three built Workers in one process, on a free port, without any network. Browsers may change
 * something there only if `isAtHome`: the Workers then know their address, and their documents name it.
 */
export async function startBuiltSite(state: string, { isAtHome = false } = {}): Promise<BuiltSite> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const configOf = ({ folder }: { folder: string }) => at(`${folder}/wrangler.json`);
  const configs = [
    'wrangler.toml',
    ...WORKERS.map((worker) => (isAtHome ? atHome(configOf(worker), origin) : configOf(worker))),
  ];
  const flags = Object.entries({
    'persist-to': state,
    ip: '127.0.0.1',
    port,
    'inspector-port': await freePort(),
    'show-interactive-dev-session': false,
  });
  const child = spawn(
    process.execPath,
    [
      at('node_modules/wrangler/bin/wrangler.js'),
      'pages',
      'dev',
      ...configs.flatMap((config) => ['-c', config]),
      ...flags.map(([name, value]) => `--${name}=${value}`),
    ],
    {
      cwd: at(PAGES_FOLDER),
      // A process group of its own, so that nothing it started can be left behind.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        // A trace of every request would be kept in a database beside ours, and shown on pages that nobody opens.
        X_LOCAL_OBSERVABILITY: 'false',
        X_LOCAL_EXPLORER: 'false',
        NO_COLOR: '1',
      },
    },
  );
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => log.push(String(chunk)));
  const site = { origin, stop: () => stop(child) };
  try {
    await answers(`${origin}/api/health`, child);
  } catch (error) {
    await site.stop();
    throw new Error(`The built site did not start:\n${log.join('')}`, { cause: error });
  }
  return site;
}

/** A copy of a Worker's configuration with this address, beside it. */
function atHome(config: string, origin: string): string {
  const { vars, ...rest } = JSON.parse(readFileSync(config, 'utf8')) as { vars: object };
  const copy = config.replace(/\.json$/, '.home.json');
  writeFileSync(copy, JSON.stringify({ ...rest, vars: { ...vars, PUBLIC_ORIGIN: origin } }));
  return copy;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const isThere = async () => {
    if (child.exitCode !== null) throw new Error(`wrangler ended with ${child.exitCode}`);
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.arrayBuffer();
    return response?.ok ?? false;
  };
  await until(`${url} answers`, isThere, START_MS);
}

async function stop(child: ChildProcess): Promise<string[]> {
  const group = child.pid;
  if (group === undefined) return [];
  signal(group, 'SIGTERM');
  await until('all its processes have ended', () => membersOf(group).length === 0, STOP_MS).catch(() => {});
  const left = membersOf(group);
  if (left.length > 0) signal(group, 'SIGKILL');
  return left;
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // The group has ended already.
  }
}

/** Living processes of a group; one that has ended but whose parent has not asked yet does not count. */
function membersOf(group: number): string[] {
  return execFileSync('ps', ['-eo', 'pgid=,stat=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => new RegExp(`^\\s*${group}\\s+[^Z]`).test(line));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
