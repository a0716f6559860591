import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { type Database, openDatabase } from '@marquee/db';
import { type GazetteerRow, loadGazetteer } from '@marquee/domain';
import { sql } from 'drizzle-orm';
import { getPlatformProxy } from 'wrangler';
import { migrate } from './migrate.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface LocalState {
  db: Database;
  pictures: R2Bucket;
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

/** Opens the database and the pictures of a local state, migrated and with the gazetteer loaded. */
export async function openLocal(state: string): Promise<LocalState> {
  const proxy = await getPlatformProxy<{ DB: D1Database; BLOBS: R2Bucket }>({
    configPath: at('wrangler.toml'),
    persist: { path: `${state}/v3` },
    remoteBindings: false,
  });
  try {
    const migrations = await migrate(proxy.env.DB, at('migrations'));
    const db = openDatabase(proxy.env.DB);
    const rows = readGazetteer();
    const [held] = await db.all<{ places: number }>(sql`SELECT count(*) AS places FROM cities`);
    if (migrations.length > 0 || (held?.places ?? 0) < rows.length) await db.run(loadGazetteer(rows));
    return { db, pictures: proxy.env.BLOBS, migrations, places: rows.length, close: () => proxy.dispose() };
  } catch (error) {
    await proxy.dispose();
    throw error;
  }
}
