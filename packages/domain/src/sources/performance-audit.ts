import { atomically } from '@marquee/db';
import { type Caller, type Message, newId, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { whyNowhere } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { bringForward, enqueue } from '../jobs/index.ts';
import { nextTurnOf } from './next-turn.ts';
import { sourcesToAudit } from './performance-audit.sql.ts';

/** Sources of one audit. */
const MOST = 25;

/**
 * Reads the sources whose hosts fail most again now, so that their figures tell the present (spec: PERF-02). A read that waits already is brought forward;
 * one that runs is not doubled. Throws Reject (409) while reading is off everywhere.
 */
export async function runPerformanceAudit(
  deps: ChangeDeps,
  caller: Caller,
): Promise<{ started: number; message: Message }> {
  const why = await whyNowhere(deps, 'eventScraping');
  if (why) throw new Reject(409, 'switched-off', say('control.nothingReadNow', { why }));
  const worst = await sourcesToAudit(deps.db, MOST);
  if (worst.length === 0) return { started: 0, message: say('reply.noSourceHasFailedLast') };
  const now = deps.clock.now();
  const auditId = `audit:${newId(deps.clock, deps.random)}`;
  const ids = worst.map(({ id }) => id);
  await atomically(deps.db, [
    bringForward(
      deps,
      auditId,
      ids.map((id) => `source.scrape:${id}`),
      now,
    ),
    ...enqueue(
      deps,
      worst.map(({ id, citySlug }) => ({
        kind: 'source.scrape' as const,
        payload: { sourceId: id },
        subject: id,
        citySlug,
        manualRunId: auditId,
      })),
    ),
    nextTurnOf(ids, now),
    auditEntry(deps, caller, {
      action: 'scrape.audit',
      subject: 'schedule:scraper-performance',
      before: null,
      after: { sources: ids.length },
    }),
  ]);
  return {
    started: ids.length,
    message: say('reply.sourcesBeingReadAgain', { n: ids.length }),
  };
}
