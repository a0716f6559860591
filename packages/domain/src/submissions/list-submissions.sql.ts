import type { SubmissionStatus } from '@marquee/contract';
import { type Database, nullable, readAll, readFirst, rowsOf, submissions, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { id, kind, citySlug, content, email, language, status, note, decidedBy, decidedAt, createdAt } = submissions;
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
  eventSlug: nullable(text),
  sourceId: nullable(text),
});
export type SubmissionRow = ReturnType<typeof SUBMISSION.read>;

/** What became of one is found by the key of its sighting, and by the address of its source. */
const rows = (where: SQL): SQL => sql`
  SELECT m.id, m.kind, m.city_slug, m.content, m.email, m.language, m.status, m.note, m.decided_by, m.decided_at, m.created_at,
    (SELECT e.slug FROM sightings g JOIN events e ON e.id = g.event_id WHERE g.source_id = 'form-' || m.city_slug AND g.key = m.id) AS event_slug,
    iif(m.kind = 'source', (SELECT s.id FROM sources s WHERE s.url = m.content->>'url'), NULL) AS source_id
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
