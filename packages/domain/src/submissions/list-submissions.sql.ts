import type { SubmissionStatus } from '@marquee/contract';
import {
  coalesce,
  type Database,
  either,
  events,
  inJson,
  joined,
  scalar,
  sightings,
  sources,
  submissions,
} from '@marquee/db';
import { and, desc, eq, gte, isNotNull, lt, ne, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { id, kind, citySlug, content, email, language, status, note, decidedBy, decidedAt, createdAt, flyerHash } =
  submissions;
export type SubmissionRow = Awaited<ReturnType<typeof readSubmissions>>[number];

/** What became of one is found by the key of its sighting, and by the address of its source. */
function rows(db: Database, where: SQL | undefined) {
  const source = coalesce(submissions.sourceId, joined('form-', citySlug));
  const shown = db
    .select({ slug: events.slug })
    .from(sightings)
    .innerJoin(events, eq(events.id, sightings.eventId))
    .where(and(eq(sightings.sourceId, source), eq(sightings.key, id)));
  const website = db
    .select({ id: sources.id })
    .from(sources)
    .where(eq(sources.url, inJson(content, '$.url')));
  return db
    .select({
      id,
      kind,
      citySlug,
      content,
      email,
      language,
      status,
      note,
      decidedBy,
      decidedAt,
      createdAt,
      flyerHash,
      eventSlug: scalar<string | null>(shown),
      /** That a website became, or that shows the picture. */
      sourceId: either<string | null>(eq(kind, 'source'), website, submissions.sourceId),
    })
    .from(submissions)
    .where(where);
}

/** Newest first, before the one with this id. */
export function readSubmissions(
  db: Database,
  { status: wanted, before, limit }: { status: SubmissionStatus; before: string | null; limit: number },
) {
  const older = before === null ? undefined : lt(id, before);
  return rows(db, and(eq(status, wanted), older))
    .orderBy(desc(id))
    .limit(limit);
}

export async function readSubmission(db: Database, wanted: string): Promise<SubmissionRow | undefined> {
  return (await rows(db, eq(id, wanted)))[0];
}

/** Submissions decided before a time whose picture is still kept, and needed by no other. */
export function oldFlyers(db: Database, before: number, limit: number) {
  const other = alias(submissions, 'other');
  const needing = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.flyerHash, flyerHash), or(eq(other.status, 'open'), gte(other.decidedAt, before))));
  return db
    .select({ id, flyerHash: scalar<string>(flyerHash) })
    .from(submissions)
    .where(and(isNotNull(flyerHash), ne(status, 'open'), lt(decidedAt, before), notExists(needing)))
    .limit(limit);
}
