import type { EventReport, ReportStatus } from '@marquee/contract';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { type ReportRow, readReport, readReports } from './event-reports.sql.ts';

const LIST = 'event-reports';

/** What visitors reported, newest first, one page at a time. */
export async function listEventReports(
  deps: DbDeps,
  { status, limit, cursor }: { status: ReportStatus; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await readReports(deps.db, { status, before: after?.[0] ?? null, limit: limit + 1 });
  return pageFrom(rows, limit, reportOf, ({ id }) => encodePlace(LIST, [id]));
}

/** One report, whatever was decided; null if there is none. */
export async function getEventReport(deps: DbDeps, id: string): Promise<EventReport | null> {
  const row = await readReport(deps.db, id);
  return row ? reportOf(row) : null;
}

export function reportOf(row: ReportRow): EventReport {
  const { id, kind, words, email, event, slug, openReports, status, note, decidedBy } = row;
  const shown = { id, kind, words, email, event, slug, openReports, status, note, decidedBy };
  return { ...shown, timestamp: isoOf(row.createdAt), decidedAt: isoOf(row.decidedAt) };
}
