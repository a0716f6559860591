import type { EventReport } from '@marquee/contract';
import { committed, eventReports, type Statement, write } from '@marquee/db';
import { type Caller, notFound, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { type ReportRow, readReport } from './event-reports.sql.ts';
import { reportOf } from './event-reports.ts';

interface Decision {
  status: 'resolved' | 'dismissed';
  note: string;
  /** Whether the letter to the reporter quotes the note. */
  isNoteShared: boolean;
}

/**
 * Resolves or dismisses a report, and writes to a reporter who left an address: in one commit, so once. The same decision again changes nothing. Throws Reject: 404, and 409 if it was decided otherwise.
 */
export async function decideReport(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  { status, note, isNoteShared }: Decision,
  { also = [], post }: Alongside = {},
): Promise<EventReport> {
  const report = await existingReport(deps, id);
  if (report.status !== 'open') return asDecided(report, status);
  const decided = { status, note, decidedBy: actorName(caller.actor), decidedAt: deps.clock.now() };
  const guard = write
    .update(eventReports)
    .set(decided)
    .where(and(eq(eventReports.id, id), eq(eventReports.status, 'open')));
  const entry = auditEntry(deps, caller, {
    action: status === 'resolved' ? 'report.resolve' : 'report.dismiss',
    subject: `report:${id}`,
    before: { status: 'open', kind: report.kind, words: report.words },
    after: { status, note },
  });
  const letter = letterAbout(deps, report, { status, note: isNoteShared ? note : null }, post);
  await committed(deps.db, [entry, ...letter, ...also], [guard]);
  return asDecided(await existingReport(deps, id), status);
}

async function existingReport(deps: ChangeDeps, id: string): Promise<ReportRow> {
  const row = await readReport(deps.db, id);
  if (!row) throw notFound('report');
  return row;
}

function letterAbout(
  deps: ChangeDeps,
  { email, language, event: title, slug, kind }: ReportRow,
  outcome: { status: Decision['status']; note: string | null },
  post: Alongside['post'],
): Statement[] {
  if (email === null) return [];
  const data = { title, slug, kind, ...outcome };
  return writeLetter(deps, { kind: 'report-decided', to: email, language, data }, post);
}

function asDecided(report: ReportRow, status: Decision['status']): EventReport {
  if (report.status === status) return reportOf(report);
  throw new Reject(
    409,
    'decided',
    say(`decided.report.${report.status}`, { who: report.decidedBy ?? say('somebody') }),
  );
}
