import {
  atomically,
  type Database,
  heldDrafts,
  learnedExtractors,
  outbox,
  pages,
  type Statement,
  sources,
  updateRows,
  valuesIn,
} from '@marquee/db';
import { and, eq, inArray } from 'drizzle-orm';
import { gone } from './event-rows.sql.ts';
import {
  deleteEventRows,
  type EventRows,
  inserted,
  putEventRows,
  readEventRows,
  sameRows,
  stored,
} from './event-rows.ts';
import { eventsOfSource, firstNumber, goneJobs, nextSource } from './move.sql.ts';

/** Chunks that one job deletes. */
const PARTS = 25;
/** Events that are looked at at once. */
const EVENTS = 20;

/** How far a look has come: a source, and the number of the last event of it; before all events come all sources, at `SOURCES`. */
export interface Place {
  sourceId: string;
  seq: number;
}

const SOURCES = -1;
export const FIRST: Place = { sourceId: '', seq: SOURCES };

interface Between {
  from: Database;
  to: Database;
  toName: string;
}

/** Makes the next source, or the next events of one, the same in another database. Sources come first: what one tells may be another one's event. */
export async function copyPart(
  { from, to, toName }: Between,
  slugs: readonly string[],
  { sourceId, seq }: Place,
): Promise<{ next: Place | null; looked: number; changed: number }> {
  if (seq === SOURCES) return copySource(from, to, await nextSource(from, slugs, sourceId));
  const found = sourceId === '' ? [] : await eventsOfSource(from, sourceId, seq, EVENTS);
  const last = found.at(-1);
  if (last) {
    const ids = found.map(({ id }) => id);
    const [ours, theirs] = await Promise.all([readEventRows(from, ids), readEventRows(to, ids)]);
    const isSame = sameRows(ours, theirs);
    if (!isSame)
      await atomically(to, [...deleteEventRows(theirs), ...putEventRows(ours, await firstNumber(to, toName))]);
    return { next: { sourceId, seq: last.seq }, looked: found.length, changed: isSame ? 0 : found.length };
  }
  const next = await nextSource(from, slugs, sourceId);
  return { next: next === null ? null : { sourceId: next, seq: 0 }, looked: 0, changed: 0 };
}

async function copySource(from: Database, to: Database, next: string | null) {
  if (next === null) return { next: { sourceId: '', seq: 0 }, looked: 0, changed: 0 };
  const [ours, theirs] = await Promise.all([readSource(from, next), readSource(to, next)]);
  const isSame = JSON.stringify(ours) === JSON.stringify(theirs);
  if (!isSame) await atomically(to, putSource(ours, theirs));
  return { next: { sourceId: next, seq: SOURCES }, looked: 1, changed: isSame ? 0 : 1 };
}

type SourceRows = Awaited<ReturnType<typeof readSource>>;

/** A source with what only it has. */
async function readSource(db: Database, id: string) {
  const [own, read, held, learned] = await Promise.all([
    db.select().from(sources).where(eq(sources.id, id)),
    db.select().from(pages).where(eq(pages.sourceId, id)).orderBy(pages.url),
    db.select().from(heldDrafts).where(eq(heldDrafts.sourceId, id)).orderBy(heldDrafts.id),
    db
      .select()
      .from(learnedExtractors)
      .where(eq(learnedExtractors.sourceId, id))
      .orderBy(learnedExtractors.pattern, learnedExtractors.version),
  ]);
  return {
    own: own.map((row) => stored(sources, row)),
    read: read.map((row) => stored(pages, row)),
    held: held.map((row) => stored(heldDrafts, row)),
    learned: learned.map((row) => stored(learnedExtractors, row)),
  };
}

/** A source that is there is replaced without being deleted: its sightings would go along. */
function putSource(ours: SourceRows, theirs: SourceRows): Statement[] {
  const [own] = ours.own;
  const id = valuesIn([String(own?.id)]);
  const isThere = theirs.own.length > 0;
  return [
    ...(isThere ? [] : inserted(sources, ours.own)),
    gone(pages, pages.sourceId, id),
    gone(heldDrafts, heldDrafts.sourceId, id),
    gone(learnedExtractors, learnedExtractors.sourceId, id),
    ...(isThere && own ? [replaced(sources, own)] : []),
    ...inserted(pages, ours.read),
    ...inserted(heldDrafts, ours.held),
    ...inserted(learnedExtractors, ours.learned),
  ];
}

function replaced(table: typeof sources, row: Record<string, unknown>): Statement {
  const [statement] = updateRows(table, ['id'], [row as Partial<typeof sources.$inferInsert>]);
  if (!statement) throw new RangeError('a source has columns');
  return statement;
}

const WAITING = ['pending', 'sent'] as const;

/** Jobs that wait go on in the other database. */
export async function copyJobs(from: Database, to: Database, slugs: readonly string[]): Promise<void> {
  const waiting = await from
    .select()
    .from(outbox)
    .where(and(inArray(outbox.citySlug, valuesIn(slugs)), inArray(outbox.state, WAITING)));
  const rows = waiting.map((row) => stored(outbox, { ...row, state: 'pending', sentAt: null, leaseToken: null }));
  await atomically(to, inserted(outbox, rows, 'stay'));
}

/** Deletes some of what was moved; 0: nothing is left. */
export async function deletePart(from: Database, slugs: readonly string[]): Promise<number> {
  let deleted = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const id = await nextSource(from, slugs, '');
    if (id === null) break;
    const found = await eventsOfSource(from, id, 0, EVENTS);
    if (found.length === 0) {
      await atomically(from, [gone(sources, sources.id, valuesIn([id]))]);
      continue;
    }
    const rows: Pick<EventRows, 'events'> = await readEventRows(
      from,
      found.map((event) => event.id),
    );
    await atomically(from, deleteEventRows(rows));
    deleted += found.length;
  }
  await atomically(from, [goneJobs(slugs)]);
  return deleted;
}
