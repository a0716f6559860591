import { type Database, letters, outbox, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, exists, inArray } from 'drizzle-orm';
import { cancelWaiting } from '../jobs/index.ts';

/** Whether a letter has not left yet, and is not leaving now. */
export async function isWaitingLetter(db: Database, letterId: string): Promise<boolean> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.id, letterId), isUnsent(letterId)));
  return rows.length > 0;
}

/** Keeps a letter back: the guard does not hold if it is leaving. */
export function keepBackLetter(letterId: string, now: Instant): { guard: Statement; statement: Statement } {
  return {
    guard: write.delete(letters).where(and(eq(letters.id, letterId), isUnsent(letterId))),
    statement: cancelWaiting('mail.send', letterId, now),
  };
}

function isUnsent(letterId: string) {
  const waiting = and(eq(outbox.dedupeKey, `mail.send:${letterId}`), inArray(outbox.state, ['pending', 'sent']));
  return exists(write.select({ id: outbox.id }).from(outbox).where(waiting));
}
