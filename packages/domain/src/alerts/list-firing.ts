import { ALERT_RULES, type ToldFiringAlert } from '@marquee/contract';
import { alertFirings } from '@marquee/db';
import { say } from '@marquee/kernel';
import { asc, isNull } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { type SilenceRow, silenceOf, silencesNow } from './silences.ts';
import { RULE_PATHS } from './words.ts';

export type FiringRow = typeof alertFirings.$inferSelect;

/** What fires now, the gravest first. Reads at most one row for each rule. */
export async function listFiringAlerts(deps: NowDeps): Promise<ToldFiringAlert[]> {
  const [rows, silences] = await Promise.all([openFirings(deps), silencesNow(deps)]);
  return rows.map((row) => firingOf(row, silences));
}

export async function openFirings(deps: DbDeps): Promise<FiringRow[]> {
  const { severity, firedAt, resolvedAt } = alertFirings;
  // "critical" comes before "warning".
  return deps.db.select().from(alertFirings).where(isNull(resolvedAt)).orderBy(asc(severity), asc(firedAt));
}

export function firingOf(row: FiringRow, silences: readonly SilenceRow[]): ToldFiringAlert {
  const { id, rule, severity, firedAt, figure, threshold, detail } = row;
  const path = RULE_PATHS[rule];
  const title = say(`alert.title.${rule}`);
  const silencedUntil = isoOf(silenceOf(silences, rule)?.until ?? null);
  const { unit } = ALERT_RULES[rule];
  return { id, rule, title, severity, path, unit, since: isoOf(firedAt), figure, threshold, detail, silencedUntil };
}
