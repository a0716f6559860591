import type { EventReport } from '@marquee/contract';
import { atomically, Conflict, eventReports, write } from '@marquee/db';
import { type Caller, notFound, Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { readReport } from './event-reports.sql.ts';
import { reportOf } from './event-reports.ts';

interface Decision {
  status: 'resolved' | 'dismissed';
  note: string;
}

/** Resolves or dismisses a report. The same decision again changes nothing. Throws Reject: 404, and 409 if it was decided otherwise. */
export async function decideReport(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  { status, note }: Decision,
): Promise<EventReport> {
  const report = await known(deps, id);
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
  try {
    await atomically(deps.db, [entry], [guard]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  return asDecided(await known(deps, id), status);
}

async function known(deps: ChangeDeps, id: string): Promise<EventReport> {
  const row = await readReport(deps.db, id);
  if (!row) throw notFound('This report');
  return reportOf(row);
}

function asDecided(report: EventReport, status: Decision['status']): EventReport {
  if (report.status === status) return report;
  throw new Reject(409, 'decided', `${report.decidedBy ?? 'Somebody'} has already ${report.status} this report.`);
}
