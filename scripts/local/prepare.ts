import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { D1Database } from '@cloudflare/workers-types';
import { openDatabase } from '@marquee/db';
import { type Configured, configureSources, type GazetteerRow, loadGazetteer, type NewSource } from '@marquee/domain';
import { secureRandom, systemClock } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { getPlatformProxy } from 'wrangler';
import { migrate } from './migrate.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface Prepared {
  migrations: string[];
  places: number;
  sources: Configured;
}

/** Brings a local database up to date before the servers start: migrations, gazetteer, sources, and the jobs a stop left open. */
export async function prepare(state: string, sources: readonly NewSource[]): Promise<Prepared> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: at('wrangler.toml'),
    persist: { path: `${state}/v3` },
    remoteBindings: false,
  });
  try {
    const migrations = await migrate(proxy.env.DB, at('migrations'));
    const db = openDatabase(proxy.env.DB);
    const gazetteer = JSON.parse(readFileSync(at('packages/domain/gazetteer/us-places.json'), 'utf8')) as {
      rows: GazetteerRow[];
    };
    const [held] = await db.all<{ places: number }>(sql`SELECT count(*) AS places FROM cities`);
    if (migrations.length > 0 || (held?.places ?? 0) < gazetteer.rows.length)
      await db.run(loadGazetteer(gazetteer.rows));
    // The local queue lives in memory: what it held at the last stop is only in the outbox now.
    await db.run(sql`UPDATE outbox SET state = 'pending', lease_token = NULL WHERE state IN ('sent', 'running')`);
    await db.run(sql`DELETE FROM leases`);
    const deps = { db, clock: systemClock, random: secureRandom };
    const configured = sources.length > 0 ? await configureSources(deps, sources) : { added: 0, refused: [] };
    return { migrations, places: gazetteer.rows.length, sources: configured };
  } finally {
    await proxy.dispose();
  }
}
