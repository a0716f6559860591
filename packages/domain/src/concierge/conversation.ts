import { conversations, excluded, write } from '@marquee/db';
import { DAY_MS, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDeps } from '../deps.ts';
import { type Wish, wish as wishSchema } from './reading/wish.ts';

/** A conversation that nobody goes on with is forgotten. */
export const CONVERSATION_MS = DAY_MS;
const MOST_SHOWN = 60;
/** Conversations over that are deleted along with a new message. */
const SWEEP = 20;

export interface Shown {
  id: string;
  start: string;
}
const shownSchema = z.array(z.string()).transform((rows): Shown[] =>
  rows.map((row) => {
    const [id = '', start = ''] = row.split(' ');
    return { id, start };
  }),
);

export interface Conversation {
  last: Wish | null;
  /** The events shown, the latest last. */
  shown: Shown[];
  /** How many events the last answer showed. */
  turns: number;
}

const NEW: Conversation = { last: null, shown: [], turns: 0 };

/** What is remembered of a session; a row that a former version wrote is a new conversation. One read by key. */
export async function recall(deps: ReadDeps, sessionId: string): Promise<Conversation> {
  const [row] = await deps.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.session, await sha256Hex(sessionId)), gt(conversations.expiresAt, deps.clock.now())));
  if (!row) return NEW;
  const last = wishSchema.safeParse(row.wish);
  const shown = shownSchema.safeParse(row.shown);
  return last.success && shown.success
    ? { last: last.data, shown: shown.data, turns: row.turns }
    : { ...NEW, turns: row.turns };
}

/** Remembers a conversation for a day, and forgets a few that are over. */
export async function remember(deps: ReadDeps, sessionId: string, wish: Wish, shown: readonly Shown[]): Promise<void> {
  const now = deps.clock.now();
  const { expiresAt, turns, session } = conversations;
  const row = {
    session: await sha256Hex(sessionId),
    wish,
    shown: shown.slice(-MOST_SHOWN).map(({ id, start }) => `${id} ${start}`),
    expiresAt: now + CONVERSATION_MS,
  };
  const over = write
    .select({ session })
    .from(conversations)
    .where(lte(expiresAt, now))
    .orderBy(asc(expiresAt))
    .limit(SWEEP);
  await deps.db.batch([
    deps.db
      .insert(conversations)
      .values(row)
      .onConflictDoUpdate({
        target: session,
        set: {
          wish: excluded(conversations.wish),
          shown: excluded(conversations.shown),
          expiresAt: row.expiresAt,
          turns: sql`${turns} + 1`,
        },
      }),
    deps.db.delete(conversations).where(inArray(session, over)),
  ]);
}
