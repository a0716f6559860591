import { REPEATED_ON } from '@marquee/contract';
import { countOf, type Database, events, lowered, scalar, trimmed, write } from '@marquee/db';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/**
 * The source of an event, and on how many of its shows this picture would stand: dates and repetitions of one show count once.
 * Reads no more rows than the picture has events there.
 */
export async function readShownOn(db: Database, eventId: string, hash: string) {
  const own = alias(events, 'own');
  const other = alias(events, 'other');
  const titles = write
    .select({ title: lowered(trimmed(own.title)) })
    .from(own)
    .where(eq(own.id, eventId))
    .union(
      write
        .select({ title: lowered(trimmed(other.title)) })
        .from(other)
        .where(and(eq(other.imageHash, hash), eq(other.sourceId, events.sourceId))),
    )
    .limit(REPEATED_ON);
  const [shown] = await db
    .select({ sourceId: events.sourceId, titles: countOf(scalar(titles)) })
    .from(events)
    .where(eq(events.id, eventId));
  return shown;
}
