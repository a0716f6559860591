import type { ReportStatus } from '@marquee/contract';
import { type Database, eventReports, number, readAll, readFirst, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const { id, kind, words, email, language, status, note, decidedAt, decidedBy, createdAt } = eventReports;
const REPORT = rowsOf('reports.list', {
  id,
  kind,
  words,
  email,
  language,
  status,
  note,
  decidedAt,
  decidedBy,
  createdAt,
  event: text,
  slug: text,
  openReports: number,
});
export type ReportRow = ReturnType<typeof REPORT.read>;

const EVENT = rowsOf('reports.event', { eventId: text });

/** The id of the event that a slug or an id leads to. */
export async function eventCalled(db: Database, alias: string): Promise<string | null> {
  const found = await readFirst(db, sql`SELECT event_id FROM event_aliases WHERE alias = ${alias}`, EVENT);
  return found?.eventId ?? null;
}

const reports = (where: SQL) => sql`
  SELECT r.id, r.kind, r.words, r.email, r.language, r.status, r.note, r.decided_at, r.decided_by, r.created_at, e.title AS event, e.slug,
    (SELECT count(*) FROM event_reports o WHERE o.event_id = r.event_id AND o.status = 'open') AS open_reports
  FROM event_reports r JOIN events e ON e.id = r.event_id WHERE ${where}`;

/** Newest first, before the report with this id. */
export function readReports(
  db: Database,
  { status: wanted, before, limit }: { status: ReportStatus; before: string | null; limit: number },
): Promise<ReportRow[]> {
  const older = before === null ? sql`true` : sql`r.id < ${before}`;
  return readAll(db, sql`${reports(sql`r.status = ${wanted} AND ${older}`)} ORDER BY r.id DESC LIMIT ${limit}`, REPORT);
}

export function readReport(db: Database, reportId: string): Promise<ReportRow | undefined> {
  return readFirst(db, reports(sql`r.id = ${reportId}`), REPORT);
}
