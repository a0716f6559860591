import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { cities, type Database, openDatabase } from '@marquee/db';
import { type GazetteerRow, loadGazetteer } from '@marquee/domain/cities';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { migrate } from './migrate.ts';
import { readMigrations } from './upgrade/migration-files.ts';
import type { StateVersion } from './upgrade/state-version.ts';
import { prepareUpgrade } from './upgrade/upgrade-state.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface LocalState {
  db: Database;
  pictures: R2Bucket;
  /** Where the database stood before. */
  from: StateVersion;
  /** Names of the migrations just applied. */
  migrations: string[];
  /** Places in the gazetteer. */
  places: number;
  close: () => Promise<void>;
}

/** The rows of the gazetteer, as the file has them. */
export function readGazetteer(): GazetteerRow[] {
  const file = JSON.parse(readFileSync(at('packages/domain/gazetteer/us-places.json'), 'utf8')) as {
    rows: GazetteerRow[];
  };
  return file.rows;
}

/** Opens the database and the pictures of a local state, migrated from `folder` and with the gazetteer loaded. Throws UpgradeError. */
export async function openLocal(state: string, folder = at('migrations')): Promise<LocalState> {
  const { database, pictures, from, migrations, close } = await openMigrated(state, folder);
  try {
    const db = openDatabase(database);
    const rows = readGazetteer();
    const held = await db.$count(cities);
    if (migrations.length > 0 || held < rows.length) await db.run(loadGazetteer(rows));
    return { db, pictures, from, migrations, places: rows.length, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The same without the gazetteer: the tables of a new state are empty. Throws UpgradeError. */
export async function openMigrated(
  state: string,
  folder = at('migrations'),
): Promise<Pick<LocalState, 'pictures' | 'from' | 'migrations' | 'close'> & { database: D1Database }> {
  const { databaseId, bucketName } = readBindings();
  const ours = readMigrations(folder);
  const upgrade = prepareUpgrade(state, ours);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { DB: databaseId },
      r2Buckets: { BLOBS: bucketName },
      resourcePersistencePath: `${state}/v3`,
    }),
  );
  const close = () => miniflare.dispose();
  try {
    const database = await miniflare.getD1Database('DB');
    const pictures = (await miniflare.getR2Bucket('BLOBS')) as unknown as R2Bucket;
    return { database, pictures, from: upgrade.from, migrations: await migrate(database, ours), close };
  } catch (error) {
    await close();
    throw upgrade.undo(error);
  }
}

/** What the API Worker is bound to: the same names give the same files on a disk. */
function readBindings(): { databaseId: string; bucketName: string } {
  const config = readFileSync(at('wrangler.toml'), 'utf8');
  const valueOf = (name: string) => {
    const value = new RegExp(`^${name} = "([^"]+)"$`, 'm').exec(config)?.[1];
    if (!value) throw new Error(`wrangler.toml names no ${name}`);
    return value;
  };
  return { databaseId: valueOf('database_id'), bucketName: valueOf('bucket_name') };
}
