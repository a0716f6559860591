import { newId } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { LEASE_MS } from './rules.ts';

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/** Takes the lease on a thing (a source, say) so that two jobs never work on it at once; null when it is held. */
export async function takeLease(deps: Deps, key: string): Promise<string | null> {
  const now = deps.clock.now();
  const token = newId(deps.clock, deps.random);
  const rows = await deps.db.all<{
    key: string;
  }>(sql`INSERT INTO leases (key, token, until) VALUES (${key}, ${token}, ${now + LEASE_MS})
    ON CONFLICT (key) DO UPDATE SET token = excluded.token, until = excluded.until WHERE leases.until < ${now}
    RETURNING key`);
  return rows.length > 0 ? token : null;
}

export async function releaseLease(deps: Pick<EngineDeps, 'db'>, key: string, token: string): Promise<void> {
  await deps.db.run(sql`DELETE FROM leases WHERE key = ${key} AND token = ${token}`);
}

/** Keeps a job and what it works on in these hands for as long again: long reads ask between two pages. */
export async function renewLeases(
  deps: Pick<EngineDeps, 'db' | 'clock'>,
  job: { id: string; leaseToken: string },
  key: string,
): Promise<void> {
  const until = deps.clock.now() + LEASE_MS;
  await deps.db.run(sql`UPDATE leases SET until = ${until} WHERE key = ${key}
    AND EXISTS (SELECT 1 FROM outbox WHERE id = ${job.id} AND lease_token = ${job.leaseToken})`);
  await deps.db.run(
    sql`UPDATE outbox SET lease_until = ${until} WHERE id = ${job.id} AND lease_token = ${job.leaseToken}`,
  );
}
