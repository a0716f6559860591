import { type Database, leases, outbox, sources } from '@marquee/db';
import { type Configured, configureSources, type NewSource } from '@marquee/domain/sources';
import { type Clock, secureRandom, systemClock } from '@marquee/kernel';
import { inArray } from 'drizzle-orm';
import { keepAdmin, type LocalAdmin } from './keep-admin.ts';
import { keepSchedule } from './keep-schedule.ts';
import { notCutOff } from './not-cut-off.ts';
import { openLocal } from './open-local.ts';
import type { StateVersion } from './upgrade/state-version.ts';

export interface Prepared {
  /** Where the database stood before. */
  from: StateVersion;
  migrations: string[];
  places: number;
  sources: Configured;
  admin: LocalAdmin;
}

/**
 * Updates a local database before the servers start: migrations, gazetteer, sources, an administrator, and the
 * jobs that were open at the last stop. `replayed` are the sources of a replayed web; none if the real web is read.
 */
export async function prepare(
  state: string,
  replayed: readonly NewSource[],
  clock: Clock = systemClock,
): Promise<Prepared> {
  // What is told is where the database stood before the first attempt.
  let stood: Pick<Prepared, 'from' | 'migrations'> | undefined;
  const prepared = await notCutOff(() =>
    prepareOnce({ state, replayed, clock }, (found) => {
      stood ??= found;
    }),
  );
  return { ...prepared, ...stood };
}

async function prepareOnce(
  { state, replayed, clock }: { state: string; replayed: readonly NewSource[]; clock: Clock },
  opened: (found: Pick<Prepared, 'from' | 'migrations'>) => void,
): Promise<Prepared> {
  const { db, from, migrations, places, close } = await openLocal(state);
  opened({ from, migrations });
  try {
    // The local queue is in memory: its jobs at the last stop are only in the outbox now.
    await db
      .update(outbox)
      .set({ state: 'pending', leaseToken: null })
      .where(inArray(outbox.state, ['sent', 'running']));
    await db.delete(leases);
    const deps = { db, clock, random: secureRandom };
    if (replayed.length > 0) await keepSchedule(db);
    const unknown = await withoutKnown(db, replayed);
    const configured = unknown.length > 0 ? await configureSources(deps, unknown) : { added: 0, refused: [] };
    return { from, migrations, places, sources: configured, admin: await keepAdmin(db, state, clock) };
  } finally {
    await close();
  }
}

/** A source known by its present or former address stays as it is: at most starts all of them are. */
async function withoutKnown(db: Database, given: readonly NewSource[]): Promise<NewSource[]> {
  if (given.length === 0) return [];
  const rows = await db.select({ url: sources.url, movedFrom: sources.movedFrom }).from(sources);
  const known = new Set(rows.flatMap(({ url, movedFrom }) => [url, movedFrom]));
  return given.filter(({ url }) => !known.has(url));
}
