import { conversations, excluded, plus, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { ReadDeps } from '../deps.ts';
import { type Wish, wish as wishSchema } from './reading/wish.ts';

/** A conversation that nobody goes on with is forgotten. */
const CONVERSATION_MS = DAY_MS;
const MOST_SHOWN = 60;
/** Messages that a language model is told again, each cut. */
const MOST_LINES = 4;
const MOST_OF_LINE = 400;
/** Conversations over that are deleted along with a new message. */
const SWEEP = 20;

export interface Shown {
  id: string;
  start: string;
  /** The message that it answered. */
  turn: number;
  /** It alone answered a question: the list before it keeps its numbers. */
  isTold?: boolean;
}
const TOLD = 'told';
const shownSchema = z.array(z.string()).transform((rows): Shown[] =>
  rows.map((row) => {
    const [id = '', start = '', turn = '', told] = row.split(' ');
    return { id, start, turn: Number(turn), ...(told === TOLD ? { isTold: true } : {}) };
  }),
);

export interface Line {
  person: string;
  concierge: string;
  turn: number;
}
const linesSchema = z.array(z.object({ person: z.string(), concierge: z.string(), turn: z.number() }));

export interface Conversation {
  last: Wish | null;
  /** The events shown, the latest last. */
  shown: Shown[];
  lines: Line[];
  /** How many messages were answered. */
  turns: number;
}

/** Stored where the next message goes on from no wish. */
const NOTHING = 'nothing';

const NEW: Conversation = { last: null, shown: [], lines: [], turns: 0 };

/** What is remembered of a session; a row that a former version wrote is a new conversation. One read by key. */
export async function recall(deps: ReadDeps, sessionId: string): Promise<Conversation> {
  const [row] = await deps.db
    .select()
    .from(conversations)
    .where(and(eq(conversations.session, await sha256Hex(sessionId)), gt(conversations.expiresAt, deps.clock.now())));
  if (!row) return NEW;
  const last = wishSchema.nullable().safeParse(row.wish === NOTHING ? null : row.wish);
  const shown = shownSchema.safeParse(row.shown);
  const lines = linesSchema.safeParse(row.lines);
  return last.success && shown.success && lines.success
    ? { last: last.data, shown: shown.data, lines: lines.data, turns: row.turns }
    : { ...NEW, turns: row.turns };
}

/** An answer that a visitor stopped, and what of it they saw. */
export interface Stopped {
  turn: number;
  characters: number;
  events: number;
}

/** The conversation without what a visitor never saw of the answer that they stopped. */
export function withoutUnseen(conversation: Conversation, stopped: Stopped | undefined): Conversation {
  if (!stopped) return conversation;
  const { turn, characters, events } = stopped;
  const before = conversation.shown.filter((one) => one.turn !== turn);
  const seen = conversation.shown.filter((one) => one.turn === turn).slice(0, events);
  const lines = conversation.lines.flatMap((line) => {
    if (line.turn !== turn) return [line];
    return characters === 0 ? [] : [{ ...line, concierge: line.concierge.slice(0, characters) }];
  });
  return { ...conversation, shown: [...before, ...seen], lines };
}

/** Remembers a conversation for a day, and forgets a few that are over. */
export async function remember(
  deps: ReadDeps,
  sessionId: string,
  { wish, shown, lines }: { wish: Wish | null; shown: readonly Shown[]; lines: readonly Line[] },
): Promise<void> {
  const now = deps.clock.now();
  const { turns, session } = conversations;
  const row = {
    session: await sha256Hex(sessionId),
    wish: wish ?? NOTHING,
    shown: shown
      .slice(-MOST_SHOWN)
      .map(({ id, start, turn, isTold }) => `${id} ${start} ${turn}${isTold ? ` ${TOLD}` : ''}`),
    lines: lines
      .slice(-MOST_LINES)
      .map(({ person, concierge, turn }) => ({ person: cut(person), concierge: cut(concierge), turn })),
    expiresAt: now + CONVERSATION_MS,
  };
  const over = write
    .select({ session })
    .from(conversations)
    .where(lte(conversations.expiresAt, now))
    .orderBy(asc(conversations.expiresAt))
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
          lines: excluded(conversations.lines),
          expiresAt: row.expiresAt,
          turns: plus(turns, 1),
        },
      }),
    deps.db.delete(conversations).where(inArray(session, over)),
  ]);
}

/** Deletes the conversations that are over, whether or not anybody chats. */
export function forgetConversations(now: Instant): Statement {
  return write.delete(conversations).where(lte(conversations.expiresAt, now));
}

const cut = (text: string) => [...text].slice(0, MOST_OF_LINE).join('');
