import { type Configured, configureSources, type NewSource } from '@marquee/domain/sources';
import { secureRandom, systemClock } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { keepAdmin, type LocalAdmin } from './keep-admin.ts';
import { openLocal } from './open-local.ts';

export interface Prepared {
  migrations: string[];
  places: number;
  sources: Configured;
  admin: LocalAdmin;
}

/**
 * Brings a local database up to date before the servers start: migrations, gazetteer, sources, an administrator, and the
 * jobs a stop left open.
 */
export async function prepare(state: string, sources: readonly NewSource[]): Promise<Prepared> {
  const { db, migrations, places, close } = await openLocal(state);
  try {
    // The local queue lives in memory: what it held at the last stop is only in the outbox now.
    await db.run(sql`UPDATE outbox SET state = 'pending', lease_token = NULL WHERE state IN ('sent', 'running')`);
    await db.run(sql`DELETE FROM leases`);
    const deps = { db, clock: systemClock, random: secureRandom };
    const configured = sources.length > 0 ? await configureSources(deps, sources) : { added: 0, refused: [] };
    return { migrations, places, sources: configured, admin: await keepAdmin(db, state) };
  } finally {
    await close();
  }
}
