import type { ToldSourceRecord } from '@marquee/contract';
import { committed, literal, sources, write } from '@marquee/db';
import { type Caller, newId, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { bringForward, enqueue } from '../jobs/index.ts';
import { readAgain } from './read-again.ts';
import { refuseRuled } from './refuse-ruled.ts';
import { sourceById, sourceRecord } from './source-by-id.ts';

/**
 * Reads an active source now, however fresh its pages are. A read that waits is brought forward, so that a repeated call reads once.
 * Throws Reject: 404 for an unknown source; 409 for one that is not active, whose robots.txt forbids it, that a control or an emergency shutdown stops, or whose publisher asked us not to read it.
 */
export async function readSource(deps: ChangeDeps, caller: Caller, { id }: { id: string }): Promise<ToldSourceRecord> {
  const { source, city } = await sourceById(deps, id);
  if (source.status !== 'active')
    throw new Reject(409, 'not-active', say('reply.notActiveResumeHaveRead', { source: source.name }));
  await refuseRuled(deps, source.host);
  if (source.health === 'forbidden')
    throw new Reject(
      409,
      'robots-forbid',
      `The robots.txt of ${source.host} forbids reading ${source.name}. It is asked again at the next planned read.`,
    );
  const permission = await isAllowed(deps, 'eventScraping', { citySlug: city.slug, state: city.state });
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('control.nothingReadNow', { why: permission.because }));
  const now = deps.clock.now();
  const guard = write
    .update(sources)
    .set({ nextDueAt: now + (source.readEveryMs ?? source.intervalMs) })
    .where(and(eq(sources.id, id), eq(sources.status, literal('active'))));
  // By the id of a manual scrape, Emergency Stop ends it like all that was started by hand.
  const manualRunId = newId(deps.clock, deps.random);
  const entry = auditEntry(deps, caller, {
    action: 'source.read',
    subject: `source:${id}`,
    before: null,
    after: { name: source.name },
  });
  const job = {
    kind: 'source.scrape',
    payload: { sourceId: id },
    subject: id,
    citySlug: city.slug,
    manualRunId,
  } as const;
  const reads = [
    readAgain([id], { inFull: false }),
    bringForward(deps, manualRunId, [`source.scrape:${id}`], now),
    ...enqueue(deps, [job]),
  ];
  await committed(deps.db, [...reads, entry], [guard]);
  return sourceRecord(deps, id);
}
