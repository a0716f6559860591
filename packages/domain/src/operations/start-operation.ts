import type { Control, OperationKind } from '@marquee/contract';
import { atomically, operations, type Statement, write } from '@marquee/db';
import { type Caller, newId, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { CityRow } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { knownOperation, type OperationRow, recordOf } from './operation-record.ts';

/** The control that each obeys (docs/spec/decisions.md 83). */
export const CONTROL_OF: Record<OperationKind, Control | null> = {
  'reprocess-events': 'eventScraping',
  'refresh-events': 'eventScraping',
  'extract-real-images': 'eventScraping',
  'bulk-extract-images': 'eventScraping',
  'fix-urls-and-images': 'eventRevalidation',
  'extract-missing-images': 'eventScraping',
  'generate-missing-images': 'dynamicImageGeneration',
  'cleanup-stale-events': null,
};

/** Throws Reject 409 while the control of the work is off. */
export async function refuseIfOff(deps: ChangeDeps, kind: OperationKind, city: CityRow | null): Promise<void> {
  const place = city && { citySlug: city.slug, state: city.state };
  const permission = await isAllowed(deps, CONTROL_OF[kind], place);
  if (!permission.allowed) throw new Reject(409, 'switched-off', permission.because);
}

interface Start {
  kind: OperationKind;
  city: CityRow | null;
  total: number;
  eventIds?: readonly string[];
}

/** Starts an operation with its entry in the audit log and its first job, in one commit. Throws Reject 409 if the same one runs already. */
export async function startOperation(deps: ChangeDeps, caller: Caller, start: Start) {
  const { kind, city, total, eventIds = [] } = start;
  const id = newId(deps.clock, deps.random);
  const subject = city ? `${kind}:${city.slug}` : kind;
  await refuseIfRunning(deps, subject);
  const row: typeof operations.$inferInsert = {
    id,
    kind,
    subject,
    citySlug: city?.slug ?? null,
    state: 'running',
    eventIds: [...eventIds],
    total,
    results: [],
    startedBy: actorName(caller.actor),
    startedAt: deps.clock.now(),
  };
  const entry = auditEntry(deps, caller, {
    action: 'operation.start',
    subject: `operation:${id}`,
    before: null,
    after: { kind, city: city && `${city.name}, ${city.state}`, total },
  });
  try {
    await atomically(deps.db, [
      write.insert(operations).values(row),
      ...nextStep(deps, { id, step: 0, citySlug: city?.slug ?? null }),
      entry,
    ]);
  } catch (error) {
    // The unique index decided between two that were started at once.
    await refuseIfRunning(deps, subject);
    throw error;
  }
  return recordOf(await knownOperation(deps, id));
}

async function refuseIfRunning(deps: ChangeDeps, subject: string): Promise<void> {
  const isRunning = and(eq(operations.subject, subject), eq(operations.state, 'running'));
  const [other] = await deps.db.select({ id: operations.id }).from(operations).where(isRunning);
  if (other) throw new Reject(409, 'operation-running', say('reply.alreadyRunsWaitCancel'));
}

/** The job of the next step. */
export function nextStep(
  deps: Pick<ChangeDeps, 'clock' | 'random'>,
  { id, step, citySlug }: Pick<OperationRow, 'id' | 'step' | 'citySlug'>,
  waitMs = 0,
): Statement[] {
  return enqueue(deps, [
    {
      kind: 'operation.step',
      payload: { operationId: id },
      subject: `${id}:${step}`,
      citySlug,
      notBefore: deps.clock.now() + waitMs,
    },
  ]);
}
