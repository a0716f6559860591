import { leases, outbox } from '@marquee/db';
import { type Configured, configureSources, type NewSource } from '@marquee/domain/sources';
import { type Clock, secureRandom, systemClock } from '@marquee/kernel';
import { inArray } from 'drizzle-orm';
import { keepAdmin, type LocalAdmin } from './keep-admin.ts';
import { keepSchedule } from './keep-schedule.ts';
import { openLocal } from './open-local.ts';

export interface Prepared {
  migrations: string[];
  places: number;
  sources: Configured;
  admin: LocalAdmin;
}

/**
 * Updates a local database before the servers start: migrations, gazetteer, sources, an administrator, and the
 * jobs that were open at the last stop. `sources` are those of a replayed web; none if the real web is read.
 */
export async function prepare(
  state: string,
  sources: readonly NewSource[],
  clock: Clock = systemClock,
): Promise<Prepared> {
  const { db, migrations, places, close } = await openLocal(state);
  try {
    // The local queue is in memory: its jobs at the last stop are only in the outbox now.
    await db
      .update(outbox)
      .set({ state: 'pending', leaseToken: null })
      .where(inArray(outbox.state, ['sent', 'running']));
    await db.delete(leases);
    const deps = { db, clock, random: secureRandom };
    if (sources.length > 0) await keepSchedule(db);
    const configured = sources.length > 0 ? await configureSources(deps, sources) : { added: 0, refused: [] };
    return { migrations, places, sources: configured, admin: await keepAdmin(db, state, clock) };
  } finally {
    await close();
  }
}
