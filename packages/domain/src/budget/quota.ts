import { QUOTA_CRITICAL_FAILURES, QUOTA_WARNING_FAILURES, type QuotaStatus } from '@marquee/contract';
import { committed, plus, quotaFailures, write } from '@marquee/db';
import { type Caller, HOUR_MS } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps, DbDeps, NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

/** There is one provider; the specification's calls assume it. */
const PROVIDER = 'language-model';
const MAX_MESSAGE = 500;

type FailureRow = typeof quotaFailures.$inferSelect;

/** Counts one quota refusal. The message must not contain secrets: the console shows it. */
export async function noteQuotaFailure(
  deps: NowDeps,
  { message, requestId }: { message: string; requestId: string | null },
): Promise<void> {
  const now = deps.clock.now();
  const last = { lastAt: now, message: message.slice(0, MAX_MESSAGE), requestId };
  await deps.db
    .insert(quotaFailures)
    .values({ provider: PROVIDER, failures: 1, firstAt: now, ...last })
    .onConflictDoUpdate({
      target: quotaFailures.provider,
      set: { failures: plus(quotaFailures.failures, 1), ...last },
    });
}

/** Clears the refusals after a successful call. Writes nothing if there were none. */
export async function noteModelAnswer(deps: DbDeps): Promise<void> {
  await deps.db.delete(quotaFailures).where(eq(quotaFailures.provider, PROVIDER));
}

/** Whether the provider refuses calls because of quota, and since when (spec: ENT-048). */
export async function quotaStatus(deps: NowDeps): Promise<QuotaStatus> {
  return statusOf(await readFailures(deps), deps.clock.now());
}

/** Clears the warning; changes nothing if there is none. */
export async function clearQuota(deps: ChangeDeps, caller: Caller): Promise<QuotaStatus> {
  const row = await readFailures(deps);
  if (row) {
    const { consecutiveFailures, detectedAt, errorMessage } = statusOf(row, deps.clock.now());
    const entry = auditEntry(deps, caller, {
      action: 'quota.clear',
      subject: `quota:${PROVIDER}`,
      before: { consecutiveFailures, detectedAt, errorMessage },
      after: null,
    });
    // A refusal that arrived in the meantime has not been seen by this person: it stays.
    const guard = write
      .delete(quotaFailures)
      .where(and(eq(quotaFailures.provider, PROVIDER), eq(quotaFailures.failures, row.failures)));
    await committed(deps.db, [entry], [guard]);
  }
  return quotaStatus(deps);
}

async function readFailures(deps: DbDeps): Promise<FailureRow | undefined> {
  const [row] = await deps.db.select().from(quotaFailures).where(eq(quotaFailures.provider, PROVIDER));
  return row;
}

function statusOf(row: FailureRow | undefined, now: number): QuotaStatus {
  const downMs = row ? Math.max(0, now - row.firstAt) : 0;
  const failures = row?.failures ?? 0;
  const showBanner = failures >= QUOTA_WARNING_FAILURES;
  const isCritical = failures >= QUOTA_CRITICAL_FAILURES || downMs >= HOUR_MS;
  return {
    showBanner,
    severity: !showBanner ? 'none' : isCritical ? 'critical' : 'warning',
    detectedAt: isoOf(row?.firstAt ?? null),
    errorMessage: row?.message ?? null,
    hoursDown: Math.round((downMs / HOUR_MS) * 10) / 10,
    consecutiveFailures: failures,
    requestId: row?.requestId ?? null,
  };
}
