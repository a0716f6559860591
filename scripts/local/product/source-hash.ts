import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything that the site and the Workers of `npm start` are built from. */
const SOURCES = [
  'apps/web',
  'packages',
  'workers',
  'scripts/deploy',
  'scripts/local',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
];

/** Folders that no build reads. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'tests', '.wrangler']);

/** Variables that a build puts into its files. */
const VARIABLES = ['VITE_MAP_STYLE'];

/** A hash of all that a build depends on, in hex: equal hashes mean equal builds. */
export function sourceHash(): string {
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const source of SOURCES)
    for (const file of filesOf(source)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The files of a folder and of those in it, in a fixed order; a file is its own. */
function filesOf(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
