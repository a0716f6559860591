import { DEFAULT_ZONE, type StaleCut } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, newId, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { deleteEvents, staleEvents } from '../events/index.ts';
import { forgetChecks } from '../location-integrity/index.ts';
import { startOfDay } from '../places/index.ts';
import { finishedOperation } from './finished-operation.ts';
import { refuseIfOff } from './start-operation.ts';

/** Deletes one batch of events that are over and that nobody keeps (spec: DQ-08; docs/spec/decisions.md 93). */
export async function cleanUpStaleEvents(
  deps: ChangeDeps,
  caller: Caller,
  { limit, before }: { limit: number; before: StaleCut },
) {
  await refuseIfOff(deps, 'cleanup-stale-events', null);
  const cut = before === 'today' ? startOfDay(deps.clock.now(), DEFAULT_ZONE) : Date.UTC(2024, 0, 1);
  const stale = await staleEvents(deps.db, { before: cut, limit });
  const ids = stale.map(({ id }) => id);
  const message = ids.length === 0 ? say('operation.noneStale') : say('operation.staleDeleted', { n: ids.length });
  if (ids.length > 0) {
    const id = newId(deps.clock, deps.random);
    const results = stale.map(({ id: eventId, ...event }) => ({
      eventId,
      ...event,
      changed: true,
      result: say('repair.deleted'),
    }));
    const entry = auditEntry(deps, caller, {
      action: 'operation.clean-up',
      subject: `operation:${id}`,
      before: { events: ids.length, before },
      after: { titles: stale.map(({ title }) => title) },
    });
    const kept = finishedOperation(deps, caller, { id, kind: 'cleanup-stale-events', results, message });
    await atomically(deps.db, [...deleteEvents(ids), ...forgetChecks(ids), kept, entry]);
  }
  const events = stale.map(({ title, source, startDate }) => ({ title, source, startDate }));
  return { message, processed: ids.length, deleted: ids.length, events };
}
