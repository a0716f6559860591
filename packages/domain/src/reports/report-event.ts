import type { LetterLanguage, ReportKind } from '@marquee/contract';
import { eventReports } from '@marquee/db';
import { DAY_MS, newId, notFound, sha256Hex } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { eventCalled } from './event-reports.sql.ts';

export interface NewReport {
  slug: string;
  kind: ReportKind;
  words?: string | undefined;
  email?: string | undefined;
  language: LetterLanguage;
  /** Who reports: an account or a network address. Only its hash is stored. */
  by: string;
}

/** Stores a report for the console. The same report by the same person on one day is stored once. Throws Reject 404. */
export async function reportEvent(deps: ChangeDeps, report: NewReport): Promise<{ success: true }> {
  const eventId = await eventCalled(deps.db, report.slug);
  if (eventId === null) throw notFound('soughtEvent');
  const { kind, by } = report;
  const words = report.words?.trim() || null;
  const day = Math.floor(deps.clock.now() / DAY_MS);
  await deps.db
    .insert(eventReports)
    .values({
      id: newId(deps.clock, deps.random),
      eventId,
      kind,
      words,
      email: report.email?.trim() || null,
      language: report.language,
      sameness: await sha256Hex(JSON.stringify([eventId, kind, words, by, day])),
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing();
  return { success: true };
}
