import type { ReportStatus } from '@marquee/contract';
import { countOf, type Database, eventAliases, eventReports, events, literal, write } from '@marquee/db';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

const { id, kind, words, email, language, status, note, decidedAt, decidedBy, createdAt } = eventReports;

/** The id of the event that a slug or an id leads to. */
export async function eventCalled(db: Database, called: string): Promise<string | null> {
  const [found] = await db
    .select({ eventId: eventAliases.eventId })
    .from(eventAliases)
    .where(eq(eventAliases.alias, called));
  return found?.eventId ?? null;
}

const others = alias(eventReports, 'others');
const openOnes = write
  .select({ id: others.id })
  .from(others)
  .where(and(eq(others.eventId, eventReports.eventId), eq(others.status, literal('open'))));

const reports = (db: Database, where: SQL | undefined) =>
  db
    .select({
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
      event: events.title,
      slug: events.slug,
      openReports: countOf(openOnes),
    })
    .from(eventReports)
    .innerJoin(events, eq(events.id, eventReports.eventId))
    .where(where)
    .orderBy(desc(id));
export type ReportRow = Awaited<ReturnType<typeof reports>>[number];

/** Newest first, before the report with this id. */
export function readReports(
  db: Database,
  { status: wanted, before, limit }: { status: ReportStatus; before: string | null; limit: number },
): Promise<ReportRow[]> {
  return reports(db, and(eq(status, wanted), before === null ? undefined : lt(id, before))).limit(limit);
}

export async function readReport(db: Database, reportId: string): Promise<ReportRow | undefined> {
  const [report] = await reports(db, eq(id, reportId));
  return report;
}
