import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, readMigrations } from '../local/upgrade/migration-files.ts';

/** SHA-256 of each migration by its file's name. */
type Hashes = Record<string, string>;

const RECORD = 'migrations/hashes.json';
const REMEDY =
  'Databases have it already, and it is not applied again: restore it (`git checkout -- migrations`), and put the change into a new migration (`npx drizzle-kit generate`)';

/** What is wrong with the migrations beside the record of those that databases may have had. */
export function changedMigrations(root: string): string[] {
  const ours = readMigrations(join(root, 'migrations'));
  const hashes = readHashes(root);
  const last = Object.keys(hashes).sort().at(-1) ?? '';
  return [
    ...Object.keys(hashes)
      .filter((name) => !ours.some((migration) => migration.name === name))
      .map((name) => `migrations/${name} was removed. ${REMEDY}.`),
    ...ours.flatMap((migration) => faultOf(migration, hashes[migration.name], last)),
  ];
}

function faultOf({ name, sha256 }: Migration, recorded: string | undefined, last: string): string[] {
  if (recorded === sha256) return [];
  if (recorded !== undefined) return [`migrations/${name} was changed. ${REMEDY}.`];
  if (name < last) return [`migrations/${name} comes before ${last}, which databases have: give it a higher number.`];
  return [`migrations/${name} is not recorded: run \`npm run keep-state\` and commit what it writes.`];
}

/** Records new migrations; what is recorded stays. Returns their names. */
export function recordMigrations(root: string): string[] {
  const hashes = readHashes(root);
  const added = readMigrations(join(root, 'migrations')).filter(({ name }) => !(name in hashes));
  for (const { name, sha256 } of added) hashes[name] = sha256;
  writeFileSync(join(root, RECORD), `${JSON.stringify(hashes, null, 2)}\n`);
  return added.map(({ name }) => name);
}

function readHashes(root: string): Hashes {
  const path = join(root, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Hashes) : {};
}
