import { leases, outbox, type Statement, valuesIn, write } from '@marquee/db';
import { newId } from '@marquee/kernel';
import { and, eq, exists, inArray, lt, type SQL } from 'drizzle-orm';
import type { DbDeps, EngineDeps, NowDeps } from '../deps.ts';
import { LEASE_MS } from './rules.ts';

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/** Takes the lease on a resource, such as a source, so that two jobs never work on it at once; null if it is held. */
export async function takeLease(deps: Deps, key: string): Promise<string | null> {
  const now = deps.clock.now();
  const token = newId(deps.clock, deps.random);
  const hold = { token, until: now + LEASE_MS };
  const rows = await deps.db
    .insert(leases)
    .values({ key, ...hold })
    .onConflictDoUpdate({ target: leases.key, set: hold, setWhere: lt(leases.until, now) })
    .returning({ key: leases.key });
  return rows.length > 0 ? token : null;
}

export async function releaseLease(deps: DbDeps, key: string, token: string): Promise<void> {
  await deps.db.delete(leases).where(and(eq(leases.key, key), eq(leases.token, token)));
}

/** Extends the leases of a job and its resources; long reads do this between pages. */
export async function renewLeases(
  deps: NowDeps,
  job: { id: string; leaseToken: string },
  keys: readonly string[],
): Promise<void> {
  const until = deps.clock.now() + LEASE_MS;
  const isOurs = and(eq(outbox.id, job.id), eq(outbox.leaseToken, job.leaseToken));
  const held = deps.db.select({ id: outbox.id }).from(outbox).where(isOurs);
  await deps.db
    .update(leases)
    .set({ until })
    .where(and(inArray(leases.key, valuesIn(keys)), exists(held)));
  await deps.db.update(outbox).set({ leaseUntil: until }).where(isOurs);
}

/** The guard of a commit: holds while this run has the job's lease and `also` holds. It changes nothing. */
export function holdsJob(job: { id: string; leaseToken: string }, also?: SQL): Statement {
  return write
    .update(outbox)
    .set({ leaseUntil: outbox.leaseUntil.getSQL() })
    .where(and(eq(outbox.id, job.id), eq(outbox.leaseToken, job.leaseToken), eq(outbox.state, 'running'), also));
}
