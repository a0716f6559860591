import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** Tables whose key is the table: what drizzle cannot say, and forgets when the migrations are generated anew. */
const WITHOUT_ROWID = [
  'account_tokens',
  'ad_boards',
  'ad_days',
  'ad_events',
  'api_keys',
  'attempts',
  'authenticator_apps',
  'boost_hours',
  'boost_totals',
  'boost_views',
  'category_images',
  'category_rotation',
  'city_days',
  'counted_marks',
  'error_occurrences',
  'hearts',
  'hidden_series',
  'identities',
  'itinerary_stops',
  'known_devices',
  'listing',
  'passkey_challenges',
  'passkeys',
  'provider_sign_ins',
  'recovery_codes',
  'sessions',
  'users',
  'venue_names',
  'venue_views',
  'waiting_sign_ins',
];

/** What drizzle would still write if asked: a table changed without a migration is a fault; so is what it forgot. */
export async function migrationDrift(root: string): Promise<string[]> {
  const copy = await mkdtemp(join(root, 'node_modules', '.migrations-'));
  try {
    await cp(join(root, 'migrations'), copy, { recursive: true });
    const before = await readdir(copy);
    const args = [
      'generate',
      '--dialect=sqlite',
      '--schema=./packages/db/src/tables/index.generated.ts',
      `--out=./${relative(root, copy)}`,
    ];
    await promisify(execFile)(join(root, 'node_modules', '.bin', 'drizzle-kit'), args, { cwd: root });
    const added = (await readdir(copy)).filter((name) => !before.includes(name));
    return [
      ...added.map((name) => `the tables changed: drizzle-kit generate would write ${name}`),
      ...(await forgotten(copy, before)),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function forgotten(folder: string, names: readonly string[]): Promise<string[]> {
  const files = names.filter((name) => name.endsWith('.sql')).map((name) => readFile(join(folder, name), 'utf8'));
  const text = (await Promise.all(files)).join('\n');
  return WITHOUT_ROWID.filter((table) => {
    const definition = new RegExp(`CREATE TABLE \`${table}\` \\([^;]*;`).exec(text)?.[0];
    return !definition?.endsWith(') WITHOUT ROWID;');
  }).map((table) => `the table ${table} is to be WITHOUT ROWID`);
}
