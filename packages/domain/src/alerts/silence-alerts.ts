import { type AlertRule, type AlertSilence, LONGEST_SILENCE_HOURS } from '@marquee/contract';
import { alertSilences, atomically, committed, write } from '@marquee/db';
import { type Caller, HOUR_MS, MINUTE_MS, newId, notFound, Reject, say } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import type { SilenceRow } from './silences.ts';

export function silenceRecord({ id, rule, reason, by, startedAt, until, endedAt }: SilenceRow): AlertSilence {
  return { id, rule, reason, by, since: isoOf(startedAt), until: isoOf(endedAt ?? until) };
}

/** Silences a rule or everything until a time. Throws Reject (400) for a time that is past or more than a week away. */
export async function silenceAlerts(
  deps: ChangeDeps,
  caller: Caller,
  { rule, until: untilText, reason }: { rule: AlertRule | 'all'; until: string; reason: string },
): Promise<AlertSilence> {
  const now = deps.clock.now();
  const until = Date.parse(untilText);
  if (until < now + MINUTE_MS) throw new Reject(400, 'too-short', say('reply.silenceMustEndFuture'), 'until');
  if (until > now + LONGEST_SILENCE_HOURS * HOUR_MS)
    throw new Reject(400, 'too-long', say('reply.silenceLastsMostWeekWhat'), 'until');
  const row: SilenceRow = {
    id: newId(deps.clock, deps.random),
    rule,
    reason,
    by: actorName(caller.actor),
    startedAt: now,
    until,
    endedAt: null,
  };
  const entry = auditEntry(deps, caller, {
    action: 'alert.silence',
    subject: `alert:${rule}`,
    before: null,
    after: { until: isoOf(until), reason },
  });
  await atomically(deps.db, [write.insert(alertSilences).values(row), entry]);
  return silenceRecord(row);
}

/** Ends a silence early. A second call changes nothing. Throws Reject (404) for an unknown one. */
export async function endAlertSilence(deps: ChangeDeps, caller: Caller, id: string): Promise<AlertSilence> {
  const silence = await readSilence(deps, id);
  const now = deps.clock.now();
  if (silence.endedAt !== null || silence.until <= now) return silenceRecord(silence);
  const guard = write
    .update(alertSilences)
    .set({ endedAt: now })
    .where(and(eq(alertSilences.id, id), isNull(alertSilences.endedAt)));
  const entry = auditEntry(deps, caller, {
    action: 'alert.unsilence',
    subject: `alert:${silence.rule}`,
    before: { until: isoOf(silence.until), reason: silence.reason },
    after: { until: isoOf(now) },
  });
  await committed(deps.db, [entry], [guard]);
  return silenceRecord(await readSilence(deps, id));
}

async function readSilence(deps: ChangeDeps, id: string): Promise<SilenceRow> {
  const [row] = await deps.db.select().from(alertSilences).where(eq(alertSilences.id, id));
  if (!row) throw notFound('silence');
  return row;
}
