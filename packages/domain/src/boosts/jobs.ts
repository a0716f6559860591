import { atomically, boosts, readRows, users } from '@marquee/db';
import { DAY_MS, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { enqueue, type JobResult } from '../jobs/index.ts';
import { abandonBoost } from './abandon-boost.ts';
import { boostsDue } from './event-facts.sql.ts';
import type { BoostRow } from './row.ts';
import { settleBoost } from './settle-boost.ts';

const MOST = 200;

/**
 * The job after a payment changed, or when something is due: settles one boost, and gives up one that nobody paid for a day, or whose
 * owner is gone.
 */
export async function settleBoostJob(deps: EngineDeps, { boostId }: { boostId: string }): Promise<JobResult> {
  const [before] = await deps.db.select().from(boosts).where(eq(boosts.id, boostId));
  if (!before) return { outcome: 'skipped', detail: say('job.noSuchBoost') };
  let boost = await settleBoost(deps, boostId);
  if (boost.status === 'pending_payment' && (await isGivenUp(deps, boost))) boost = await abandonBoost(deps, boost);
  if (boost.status === before.status)
    return { outcome: 'unchanged', detail: say('job.boostIs', { status: boost.status }) };
  return { outcome: 'done', detail: say('job.boostBecame', { before: before.status, status: boost.status }) };
}

async function isGivenUp({ db, clock }: EngineDeps, { createdAt, userId }: BoostRow): Promise<boolean> {
  if (clock.now() - createdAt >= DAY_MS) return true;
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return owner === undefined;
}

/** Looks for boosts that time or their event asks something of: starts, ends, days to enter, events that are gone. */
export async function sweepBoosts(deps: EngineDeps): Promise<JobResult> {
  const due = { now: deps.clock.now(), dayMs: DAY_MS, most: MOST };
  const found = await readRows(deps.db, boostsDue(due));
  const jobs = found.map(({ id }) => ({
    kind: 'boost.settle' as const,
    payload: { boostId: id },
    subject: `${id}:due`,
    citySlug: null,
  }));
  await atomically(deps.db, enqueue(deps, jobs));
  return { outcome: found.length > 0 ? 'done' : 'unchanged', counts: { due: found.length } };
}
