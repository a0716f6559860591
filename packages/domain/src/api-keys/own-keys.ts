import { API_KEYS_MOST, type ApiKey } from '@marquee/contract';
import { apiKeys, rowIf, scalar, write } from '@marquee/db';
import { base64urlOf, newId, notFound, Reject, sha256Hex } from '@marquee/kernel';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { ChangeDeps, DbDeps, ReadDeps } from '../deps.ts';

const KEY_BYTES = 32;
/** Enough to tell five keys apart, and far too little to guess the rest. */
const HINT_CHARS = 8;

type Row = Pick<typeof apiKeys.$inferSelect, 'id' | 'name' | 'hint' | 'createdAt' | 'usedOn' | 'callsThatDay'>;

function shown({ id, name, hint, createdAt, usedOn, callsThatDay }: Row, today: string): ApiKey {
  const callsToday = usedOn === today ? callsThatDay : 0;
  return { id, name, hint, createdAt: new Date(createdAt).toISOString(), lastUsedOn: usedOn, callsToday };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

export async function listKeys({ db, clock }: ReadDeps, userId: string): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
  return rows.map((row) => shown(row, dayOf(clock.now())));
}

/** Makes a key. Only its hash is stored; keys made at the same time are counted. Throws Reject 409 if the person has the most there can be. */
export async function createKey(deps: ChangeDeps, userId: string, name: string): Promise<ApiKey & { key: string }> {
  const key = `mq_${base64urlOf(deps.random.bytes(KEY_BYTES))}`;
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const hint = key.slice(0, HINT_CHARS);
  const row = { id, name, hint, createdAt: now, usedOn: null, callsThatDay: 0 };
  const own = write.select({ n: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  const isAllowed = lt(scalar(own), API_KEYS_MOST);
  const [made] = await deps.db
    .insert(apiKeys)
    .select(rowIf(apiKeys, { ...row, keyHash: await sha256Hex(key), userId }, isAllowed))
    .returning({ id: apiKeys.id });
  if (!made) {
    const sentence = `You have ${API_KEYS_MOST} keys, which is the most that you can have. Revoke one that you no longer use.`;
    throw new Reject(409, 'too-many-keys', sentence);
  }
  return { ...shown(row, dayOf(now)), key };
}

/** Throws Reject 404 for a key of somebody else as for one that does not exist. */
export async function revokeKey({ db }: DbDeps, userId: string, id: string): Promise<{ success: true }> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  if (gone.length === 0) throw notFound('apiKey');
  return { success: true };
}
