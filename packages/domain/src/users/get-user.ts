import type { UserRecord } from '@marquee/contract';
import { apiKeys, hearts, identities, itineraries, sessions, users } from '@marquee/db';
import { type Actor, notFound } from '@marquee/kernel';
import { and, count, eq, gt } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { rowOf } from './list-users.ts';

/** One account as it is stored. Throws Reject 404. */
export async function storedUser({ db }: DbDeps, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound('account');
  return row;
}

/** One account for administrators: what is kept with it is counted, never shown. Throws Reject 404. */
export async function getUser(deps: NowDeps, actor: Actor, id: string): Promise<UserRecord> {
  const { db } = deps;
  const row = await storedUser(deps, id);
  const providers = await db
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, id));
  const [open] = await db
    .select({ n: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, deps.clock.now())));
  const [saved] = await db.select({ n: count() }).from(hearts).where(eq(hearts.userId, id));
  const [plans] = await db.select({ n: count() }).from(itineraries).where(eq(itineraries.userId, id));
  const [keys] = await db.select({ n: count() }).from(apiKeys).where(eq(apiKeys.userId, id));
  return {
    ...rowOf(row),
    hasPassword: row.passwordHash !== null,
    providers: providers.map(({ provider }) => provider).sort(),
    sessions: open?.n ?? 0,
    campaignLimit: row.campaignLimitCents === null ? null : row.campaignLimitCents / 100,
    kept: { hearts: saved?.n ?? 0, itineraries: plans?.n ?? 0, apiKeys: keys?.n ?? 0 },
    isOwn: actor.kind === 'user' && actor.userId === id,
  };
}
