import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { at, CLIENT_FOLDER, PAGES_FOLDER } from './layout.ts';
import type { OwnerWorker } from './owner-configs.ts';
import { Stop } from './stop.ts';
import type { Wrangler } from './wrangler.ts';

/** The size limit of Workers Free for one Worker, compressed; Workers Paid allows 10 MiB. */
const MAX_WORKER_KIB = 3 * 1024;
/** The limits of Pages: size of one file, and number of files (Free). */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_FILES = 20_000;

interface Packed {
  what: string;
  /** Compressed. */
  kib: number;
}

/** Packs everything as a deployment would, without sending it. Throws Stop at the first part that cannot be deployed. */
export async function packAll(
  run: Wrangler,
  workers: readonly OwnerWorker[],
  version: string,
  say: (text: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-pack-'));
  try {
    for (const worker of workers) {
      const { what, kib } = await packWorker(run, worker, version, join(folder, worker.name));
      say(`  ${what.padEnd(24)} ${kib.toFixed(1)} KiB gzip`);
    }
    const { what, kib } = await packFunctions(run, join(folder, 'functions'));
    say(`  ${what.padEnd(24)} ${kib.toFixed(1)} KiB gzip`);
    const files = siteFiles(at(CLIENT_FOLDER));
    say(`  ${'Pages files'.padEnd(24)} ${(sum(files) / 1024).toFixed(1)} KiB gzip in ${files.length} files`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function packWorker(run: Wrangler, worker: OwnerWorker, version: string, outdir: string): Promise<Packed> {
  const args = ['deploy', '--config', worker.path, '--dry-run', '--outdir', outdir, '--var', `VERSION:${version}`];
  const { status, output, complaint } = await run(args);
  if (status !== 0) throw new Stop(`${worker.name} cannot be packed:\n${complaint || output}`);
  const kib = Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1] ?? Number.NaN);
  if (!(kib <= MAX_WORKER_KIB)) throw new Stop(`${worker.name} is ${kib} KiB compressed; at most ${MAX_WORKER_KIB}.`);
  return { what: worker.name, kib };
}

async function packFunctions(run: Wrangler, outdir: string): Promise<Packed> {
  const { status, output, complaint } = await run(
    ['pages', 'functions', 'build', '--outdir', outdir, '--build-output-directory', 'dist/client'],
    { folder: PAGES_FOLDER },
  );
  const code = join(outdir, 'index.js');
  if (status !== 0 || !existsSync(code)) throw new Stop(`The Pages function cannot be packed:\n${complaint || output}`);
  return { what: 'Pages function', kib: gzipSync(readFileSync(code)).length / 1024 };
}

/** Checks the built site against the limits of Pages; returns each file's compressed size. */
function siteFiles(folder: string): number[] {
  const has = (path: string) => existsSync(join(folder, path));
  for (const needed of ['index.html', '_routes.json', '_headers'])
    if (!has(needed)) throw new Stop(`The build has no ${needed}: run \`npm run build\`.`);
  if (has('404.html'))
    throw new Stop(
      'The site must not have a 404.html: with it, Pages no longer opens the application for its own paths.',
    );
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  if (!named.some((path) => path.endsWith('.js'))) throw new Stop('The built index.html loads no script.');
  for (const path of named) if (!has(path)) throw new Stop(`The built index.html names ${path}, which is not there.`);
  const { include } = JSON.parse(readFileSync(join(folder, '_routes.json'), 'utf8')) as { include: string[] };
  if (!include.includes('/api/*')) throw new Stop('_routes.json does not send /api/* to the API Worker.');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  if (files.length > MAX_FILES) throw new Stop(`The site has ${files.length} files; Pages takes ${MAX_FILES}.`);
  return files.map((name) => {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length > MAX_FILE_BYTES) throw new Stop(`${name} is larger than Pages takes (25 MiB).`);
    return gzipSync(bytes).length;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
