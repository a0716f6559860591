import type { AlertRule } from '@marquee/contract';
import { alertSilences } from '@marquee/db';
import { HOUR_MS } from '@marquee/kernel';
import { and, desc, gt, isNull, lte } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';

export type SilenceRow = typeof alertSilences.$inferSelect;

/** More at once would be noise of another kind. */
const MOST = 100;
/** A silence of the future is one of a clock that was set back: it silences nothing. */
const SLACK_MS = HOUR_MS;

/** The silences in force, the longest first. */
export async function silencesNow(deps: NowDeps): Promise<SilenceRow[]> {
  const now = deps.clock.now();
  const { endedAt, until, startedAt } = alertSilences;
  return deps.db
    .select()
    .from(alertSilences)
    .where(and(isNull(endedAt), gt(until, now), lte(startedAt, now + SLACK_MS)))
    .orderBy(desc(until))
    .limit(MOST);
}

/** The longest silence that covers a rule. */
export function silenceOf(silences: readonly SilenceRow[], rule: AlertRule): SilenceRow | undefined {
  return silences.find((silence) => silence.rule === rule || silence.rule === 'all');
}
