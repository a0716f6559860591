import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Benchmarks that compare with packages of bench/package.json; `npm start` and `npm test` need none of them. */
const WITH_PACKAGES: ReadonlySet<string> = new Set(['flyers', 'lighthouse', 'model', 'reading', 'reduction']);

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Installs the packages of bench/package.json if one of these benchmarks needs them and they are not there. Throws if npm fails. */
export function installOwnPackages(names: readonly string[]): void {
  if (!names.some((name) => WITH_PACKAGES.has(name))) return;
  const mark = `${folder}node_modules/.marquee-lock`;
  const hash = createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  console.error('Installing the packages of these benchmarks (once, and again when bench/package-lock.json changes) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
    // What it prints must not stand among the figures.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of these benchmarks could not be installed; npm says why above.');
  writeFileSync(mark, hash);
}
