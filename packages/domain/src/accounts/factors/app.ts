import { atomically, authenticatorApps, type Statement, write } from '@marquee/db';
import { MINUTE_MS, Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { DbDeps, FactorDeps } from '../../deps.ts';
import { confirmOwner } from '../confirm-owner.ts';
import type { Session } from '../sessions.ts';
import type { Visitor } from '../sign-in.ts';
import { countCode, uncountCode } from '../throttle.ts';
import { addFactor, removeFactor } from './change-factors.ts';
import { ownerOf } from './owner-of.ts';
import { appContext, proveCode, wrongCode } from './prove-code.ts';
import { plainCode } from './recovery-codes.ts';

const SECRET_BYTES = 20;
const SETUP_MS = 15 * MINUTE_MS;

/** What a set-up carries, sealed, so that a secret that nobody confirmed is stored nowhere. */
interface Setup {
  secret: string;
  expiresAt: number;
  /** When the app that it replaces was added. */
  replaces: number | null;
}

interface Given {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

/**
 * A secret for a new app. In place of an app it also needs one of its codes or a recovery code. Throws Reject 400 for a wrong password or code,
 * 403 if a sign-in is too old, TooOften.
 */
export async function beginApp(deps: FactorDeps, session: Session, given: Given) {
  const account = await confirmOwner(deps, session, given.currentPassword);
  const before = await appOf(deps, account.id);
  if (before) {
    if (given.code === undefined) throw new Reject(400, 'bad-input', 'Please enter a code.', 'code');
    const { guard, uncount } = await proveCode(deps, account.id, given.code);
    await atomically(deps.db, [uncount], [guard]);
  }
  const secret = await deps.codes.secretOf(deps.random.bytes(SECRET_BYTES));
  const setup: Setup = { secret, expiresAt: deps.clock.now() + SETUP_MS, replaces: before?.createdAt ?? null };
  return {
    secret,
    uri: await deps.codes.uriOf(secret, account.email),
    setup: await deps.vault.seal(JSON.stringify(setup), setupContext(account.id)),
  };
}

/** Adds or replaces the app by a code that it shows, which cannot be used again. Throws Reject 400, 409, TooOften. */
export async function addApp(
  deps: FactorDeps,
  session: Session,
  given: { setup: string; code: string },
  { language }: Pick<Visitor, 'language'>,
): Promise<{ recoveryCodes: string[] | null }> {
  const { id: userId } = session.user;
  const owner = await ownerOf(deps, session);
  const opened = await deps.vault.open(given.setup, setupContext(userId));
  const setup = opened === null ? null : (JSON.parse(opened) as Setup);
  if (!setup || setup.expiresAt <= deps.clock.now()) throw setupIsOver();
  const counted = await countCode(deps, userId, true);
  const lastStep = await deps.codes.stepOf(setup.secret, plainCode(given.code), deps.clock.now());
  if (lastStep === null) throw wrongCode();
  const before = await appOf(deps, userId);
  if ((before?.createdAt ?? null) !== setup.replaces) throw setupIsOver();
  const sealedSecret = await deps.vault.seal(setup.secret, appContext(userId));
  const row = { sealedSecret, lastStep, createdAt: deps.clock.now() };
  const guard: Statement = before
    ? write
        .update(authenticatorApps)
        .set(row)
        .where(and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.createdAt, before.createdAt)))
    : write
        .insert(authenticatorApps)
        .values({ ...row, userId })
        .onConflictDoNothing();
  const statements = [uncountCode(counted)];
  return addFactor(deps, owner, session, { factor: 'app', guards: [guard], statements, language });
}

/** Removes the app. Throws Reject 400 for a wrong password or code, 404 without an app, 409 for the last factor of an administrator, TooOften. */
export async function removeApp(
  deps: FactorDeps,
  session: Session,
  given: Given & { code: string },
  { language }: Pick<Visitor, 'language'>,
): Promise<void> {
  const account = await confirmOwner(deps, session, given.currentPassword);
  const before = await appOf(deps, account.id);
  if (!before) throw new Reject(404, 'not-found', 'This account has no authenticator app.');
  const { guard, uncount } = await proveCode(deps, account.id, given.code);
  const gone = write.delete(authenticatorApps).where(eq(authenticatorApps.userId, account.id));
  await removeFactor(deps, account, { factor: 'app', guards: [guard, gone], statements: [uncount], language });
}

export async function appOf({ db }: DbDeps, userId: string): Promise<{ createdAt: number } | null> {
  const [app] = await db
    .select({ createdAt: authenticatorApps.createdAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return app ?? null;
}

function setupContext(userId: string): string {
  return `setup ${userId}`;
}

function setupIsOver(): Reject {
  return new Reject(400, 'setup-over', 'This took too long. Please begin again with a new QR code.', 'setup');
}
