import type { SubmissionStatus } from '@marquee/contract';
import { type Database, nullable, type RowOf, readAll, readFirst, rowsOf, submissions, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { id, kind, citySlug, content, email, language, status, note, decidedBy, decidedAt, createdAt, flyerHash } =
  submissions;
const SUBMISSION = rowsOf('submissions.list', {
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
  eventSlug: nullable(text),
  /** That a website became, or that shows the picture. */
  sourceId: nullable(text),
});
export type SubmissionRow = ReturnType<typeof SUBMISSION.read>;

/** What became of one is found by the key of its sighting, and by the address of its source. */
const rows = (where: SQL): SQL => sql`
  SELECT m.id, m.kind, m.city_slug, m.content, m.email, m.language, m.status, m.note, m.decided_by, m.decided_at, m.created_at, m.flyer_hash,
    (SELECT e.slug FROM sightings g JOIN events e ON e.id = g.event_id WHERE g.source_id = coalesce(m.source_id, 'form-' || m.city_slug) AND g.key = m.id) AS event_slug,
    iif(m.kind = 'source', (SELECT s.id FROM sources s WHERE s.url = m.content->>'url'), m.source_id) AS source_id
  FROM submissions m WHERE ${where}`;

/** Newest first, before the one with this id. */
export function readSubmissions(
  db: Database,
  { status: wanted, before, limit }: { status: SubmissionStatus; before: string | null; limit: number },
): Promise<SubmissionRow[]> {
  const older = before === null ? sql`true` : sql`m.id < ${before}`;
  return readAll(
    db,
    sql`${rows(sql`m.status = ${wanted} AND ${older}`)} ORDER BY m.id DESC LIMIT ${limit}`,
    SUBMISSION,
  );
}

export function readSubmission(db: Database, wanted: string): Promise<SubmissionRow | undefined> {
  return readFirst(db, rows(sql`m.id = ${wanted}`), SUBMISSION);
}

const OLD = rowsOf('submissions.old-flyers', { id, flyerHash: text });

/** Submissions decided before a time whose picture is still kept, and needed by no other. */
export function oldFlyers(db: Database, before: number, limit: number): Promise<Array<RowOf<typeof OLD>>> {
  return readAll(
    db,
    sql`SELECT m.id, m.flyer_hash FROM submissions m
      WHERE m.flyer_hash IS NOT NULL AND m.status <> 'open' AND m.decided_at < ${before}
        AND NOT EXISTS (SELECT 1 FROM submissions o WHERE o.flyer_hash = m.flyer_hash AND (o.status = 'open' OR o.decided_at >= ${before}))
      LIMIT ${limit}`,
    OLD,
  );
}
