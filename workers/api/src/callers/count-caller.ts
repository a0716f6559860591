import { CALL_LIMIT_SECONDS, CALL_LIMITS, type CallLimit, type Endpoint } from '@marquee/contract';
import { addressBlock } from '@marquee/domain/accounts';
import { isKnownKey } from '@marquee/domain/api-keys';
import { messageOf, sha256Hex, TooOften } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { inBackground } from '../background.ts';
import { createBoundedStore } from '../bounded-store.ts';
import { nullAfter } from '../null-after.ts';
import { keyOfRequest, unknownKey } from './key-of-request.ts';

/**
 * Counts a call of the public API and refuses one too many (docs/decisions/025-api-keys.md). Without a key nothing is read and
 * nothing written; with one a row is read. Throws TooOften and Reject 401, and sets the headers that tell of the limit.
 */
export async function countCaller(c: Context<AppEnv>, { isOpen }: Endpoint): Promise<void> {
  if (!isOpen) return;
  const key = keyOfRequest({ authorization: c.req.header('authorization'), apiKey: c.req.header('x-api-key') });
  if (key === null) return countVisitor(c);
  const address = await hashOf(c);
  // Before the look-up, so that guessing has a limit too.
  await count(c, 'address', address);
  const keyHash = await sha256Hex(key);
  const isKnown = await lookUp(c, keyHash);
  if (isKnown === false) throw refusedKey(c);
  if (isKnown === null) return limited(c, 'anonymous', address);
  await limited(c, 'key', keyHash);
  const used = c.get('usedKeys');
  const deps = c.get('deps');
  used.count(deps, keyHash);
  if (!inBackground(c, () => used.tell(deps))) await used.tell(deps, true);
}

/** The same for a call without a key. */
export function countVisitor(c: Context<AppEnv>): Promise<void> {
  const address = hashOf(c);
  // No promise where none is needed: each is a part of what a shared answer takes.
  return typeof address === 'string' ? countAddress(c, address) : address.then((hash) => countAddress(c, hash));
}

function countAddress(c: Context<AppEnv>, address: string): Promise<void> {
  // Visitors of an office share its address, and a page makes several calls.
  return isByOurPage(c) ? count(c, 'address', address) : limited(c, 'anonymous', address);
}

const MOST_KNOWN = { newSize: 1_000, keptSize: 2_000, mostEach: 1 };
/** Hashes of addresses that call again and again. */
const hashes = createBoundedStore<string>(MOST_KNOWN);

function hashOf(c: Context<AppEnv>): string | Promise<string> {
  const address = c.req.header('cf-connecting-ip') ?? null;
  return hashes.get(address ?? '') ?? hashAnew(address);
}

async function hashAnew(address: string | null): Promise<string> {
  const hash = await sha256Hex(`calls\n${addressBlock(address)}`);
  hashes.set(address ?? '', hash, 1);
  return hash;
}

/** Browsers say it of their own, and no page can (Fetch Metadata §2.2). A program can, and still has the limit of its address. */
const isByOurPage = (c: Context<AppEnv>) => c.req.header('sec-fetch-site') === 'same-origin';

function refusedKey(c: Context<AppEnv>) {
  c.header('www-authenticate', 'Bearer');
  return unknownKey('This API key is not known, or it was revoked. You can make another one on your page of API keys.');
}

/** Null if the database does not answer: public answers have copies then, and a key must not take them away. */
async function lookUp(c: Context<AppEnv>, keyHash: string): Promise<boolean | null> {
  const deps = c.get('deps');
  const known = isKnownKey(deps, keyHash).catch((error: unknown) => {
    deps.log.warn('a key could not be looked up', { error: messageOf(error) });
    return null;
  });
  return Promise.race([known, nullAfter(deps.patienceMs)]);
}

/** Counts a call under a limit that the caller is told of (draft-ietf-httpapi-ratelimit-headers-10). How many are left is not known. */
function limited(c: Context<AppEnv>, limit: CallLimit, caller: string): Promise<void> {
  c.set('limitPolicy', POLICIES[limit]);
  return count(c, limit, caller);
}

const ADVICE: Record<CallLimit, string> = {
  anonymous: `Please wait a minute. With a free API key you can make ${CALL_LIMITS.key} (see /developers).`,
  key: 'Please wait a minute, and keep answers for as long as their Cache-Control says.',
  address: 'Please wait a minute.',
};

const policyOf = (limit: CallLimit) => `"${limit}";q=${CALL_LIMITS[limit]};w=${CALL_LIMIT_SECONDS}`;

const POLICIES: Record<CallLimit, string> = {
  anonymous: policyOf('anonymous'),
  key: policyOf('key'),
  address: policyOf('address'),
};

async function count(c: Context<AppEnv>, limit: CallLimit, caller: string): Promise<void> {
  const { limits, log } = c.get('deps');
  const isAllowed = await limits.allow(limit, caller).catch((error: unknown) => {
    // Nobody is turned away because we cannot count.
    log.warn('a call could not be counted', { limit, error: messageOf(error) });
    return true;
  });
  if (isAllowed) return;
  c.set('limitPolicy', POLICIES[limit]);
  c.header('ratelimit', `"${limit}";r=0;t=${CALL_LIMIT_SECONDS}`);
  const by = limit === 'key' ? 'This API key' : 'Your network address';
  throw new TooOften(
    `${by} made more than ${CALL_LIMITS[limit]} calls in a minute. ${ADVICE[limit]}`,
    CALL_LIMIT_SECONDS,
  );
}
