import type { Provider } from '@marquee/contract';
import { atomically, committed, providerSignIns, type Statement, write } from '@marquee/db';
import { base64urlOf, type Instant, MINUTE_MS, type ProviderRound, Reject, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { newToken } from './token.ts';

/** Long enough to type a password and a second factor at the provider. */
const ROUND_MS = 10 * MINUTE_MS;
const SWEEP = 100;

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'log' | 'random'>;

/** The secret of the browser in which a sign-in began: the token goes only into a cookie. */
export interface IssuedRound {
  token: string;
  expiresAt: Instant;
}

/** Where the browser goes when it is signed in, and when it is not; and the account that the identity is connected to, if any. */
export interface Places {
  returnTo: `/${string}`;
  cameFrom: `/${string}`;
  connectsTo: string | null;
}

/**
 * Begins a sign-in. A browser that has a cookie already keeps it, so that a second tab does not end the sign-in of the first.
 */
export async function beginRound(
  deps: Deps,
  given: Places & { provider: Provider; redirectUri: string; browser: string | null },
): Promise<{ round: ProviderRound; issued: IssuedRound }> {
  const now = deps.clock.now();
  const token = given.browser ?? newToken(deps.random);
  const round = await roundOf(token, newToken(deps.random), given.redirectUri);
  const over = write
    .select({ stateHash: providerSignIns.stateHash })
    .from(providerSignIns)
    .where(lte(providerSignIns.expiresAt, now))
    .orderBy(asc(providerSignIns.expiresAt))
    .limit(SWEEP);
  const issued = { token, expiresAt: now + ROUND_MS };
  await atomically(deps.db, [
    write.insert(providerSignIns).values({
      stateHash: await sha256Hex(round.state),
      browserHash: await sha256Hex(token),
      provider: given.provider,
      returnTo: given.returnTo,
      cameFrom: given.cameFrom,
      connectsTo: given.connectsTo,
      expiresAt: issued.expiresAt,
    }),
    write.delete(providerSignIns).where(inArray(providerSignIns.stateHash, over)),
  ]);
  return { round, issued };
}

/**
 * Takes the sign-in that an answer belongs to; it cannot be taken again. Throws Reject 400, and logs the reason, for a state that is unknown, used or
 * expired, or that began in another browser or with another provider: those do not use it up.
 */
export async function takeRound(
  deps: Deps,
  given: { provider: Provider; state: string | undefined; browser: string | null; redirectUri: string },
): Promise<{ round: ProviderRound } & Places> {
  const { provider, state = '', browser, redirectUri } = given;
  const stateHash = await sha256Hex(state);
  const [row] = await deps.db.select().from(providerSignIns).where(eq(providerSignIns.stateHash, stateHash));
  const refuse = (reason: string) => {
    deps.log.warn('sign-in with a provider refused', { provider, reason });
    return new Reject(400, 'provider-over', 'This sign-in has expired or was used before. Please start again.');
  };
  if (!row) throw refuse('unknown state');
  if (browser === null || row.browserHash !== (await sha256Hex(browser))) throw refuse('another browser');
  if (row.provider !== provider) throw refuse('another provider');
  if (row.usedAt !== null) throw refuse('replayed');
  if (row.expiresAt <= deps.clock.now()) throw refuse('expired');
  if (!(await committed(deps.db, [], [use(stateHash, deps.clock.now())]))) throw refuse('replayed');
  const { connectsTo } = row;
  const [returnTo, cameFrom] = [row.returnTo as `/${string}`, row.cameFrom as `/${string}`];
  return { round: await roundOf(browser, state, redirectUri), returnTo, cameFrom, connectsTo };
}

/** The guard of two answers at once: one holds. */
function use(stateHash: string, now: Instant): Statement {
  return write
    .update(providerSignIns)
    .set({ usedAt: now })
    .where(and(eq(providerSignIns.stateHash, stateHash), isNull(providerSignIns.usedAt)));
}

/** Nonce and verifier follow from the cookie and the state: only the browser in which the sign-in began can finish it. */
async function roundOf(token: string, state: string, redirectUri: string): Promise<ProviderRound> {
  const [nonce, verifier] = await Promise.all([derived('nonce', token, state), derived('verifier', token, state)]);
  return { redirectUri, state, nonce, verifier };
}

async function derived(what: string, token: string, state: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(token), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return base64urlOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${what}\n${state}`))));
}
