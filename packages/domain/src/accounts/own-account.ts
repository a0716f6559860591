import type { OwnAccount } from '@marquee/contract';
import { identities, sessions, users, write } from '@marquee/db';
import { notFound, Reject, say, sha256Hex } from '@marquee/kernel';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { FactorDeps, NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { isRecent } from './confirm-owner.ts';
import { getOwnFactors } from './factors/own-factors.ts';
import type { Session } from './sessions.ts';

/** Nobody looks through more. */
const SHOWN = 50;

/** One's own account, and the browsers that are signed in, the latest first. */
export async function getOwnAccount(
  deps: NowDeps & Pick<FactorDeps, 'vault' | 'requiresFactor'>,
  session: Session,
): Promise<OwnAccount> {
  const { user } = session;
  const [row] = await deps.db
    .select({ at: users.emailVerifiedAt, passwordHash: users.passwordHash, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, user.id));
  if (!row) throw new Reject(401, 'signed-out', say('problem.signInFirst'));
  return {
    ...user,
    isEmailVerified: row.at !== null,
    hasPassword: row.passwordHash !== null,
    providers: await ownProviders(deps, user.id),
    isRecent: isRecent(session, deps.clock.now()),
    createdAt: isoOf(row.createdAt),
    factors: await getOwnFactors(deps, session),
    sessions: await ownSessions(deps, session),
  };
}

async function ownProviders({ db }: NowDeps, userId: string): Promise<OwnAccount['providers']> {
  const rows = await db
    .selectDistinct({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return rows.map(({ provider }) => provider).sort();
}

async function ownSessions(deps: NowDeps, { user, tokenHash }: Session): Promise<OwnAccount['sessions']> {
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, deps.clock.now())))
    .orderBy(desc(sessions.renewedAt))
    .limit(SHOWN);
  const shown = rows.map(async (row) => ({
    id: await shownId(row.tokenHash),
    browser: row.browser,
    system: row.system,
    lastSeen: isoOf(row.renewedAt).slice(0, 10),
    isCurrent: row.tokenHash === tokenHash,
  }));
  return Promise.all(shown);
}

/** Ends another session of the same person. Throws Reject 404 if there is none of this id. */
export async function endOwnSession(deps: NowDeps, { user, tokenHash }: Session, id: string): Promise<void> {
  const rows = await deps.db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, tokenHash)));
  const ids = await Promise.all(rows.map((row) => shownId(row.tokenHash)));
  const ended = rows[ids.indexOf(id)];
  if (!ended) throw notFound('session');
  await deps.db.run(write.delete(sessions).where(eq(sessions.tokenHash, ended.tokenHash)));
}

/** Ends all other sessions of the same person; gives how many. */
export async function endOtherSessions({ db }: NowDeps, { user, tokenHash }: Session): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}

/** Stands for a session in answers; nothing about its token can be learned from it. */
async function shownId(tokenHash: string): Promise<string> {
  return (await sha256Hex(`shown ${tokenHash}`)).slice(0, 32);
}
