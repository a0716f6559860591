import type { ToldOperationResult } from '@marquee/contract';
import { excluded, operations, pictureSearches, type Statement, write } from '@marquee/db';
import { messageOf, say, WaitTurn } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { findPicture, type Repair } from './find-picture.ts';
import { fixEvent } from './fix-event.ts';
import type { OperationRow } from './operation-record.ts';
import { type EventToRepair, eventsToRepair } from './picture-candidates.sql.ts';
import { nextStep } from './start-operation.ts';

/** Events of one step: each is up to two requests to its host. */
const EVENTS_A_STEP = 5;
/** After so many pauses of a host its event is passed over. */
const MOST_WAITS = 10;

/** One step of an operation over events: the next ones are repaired, and their effects are committed with the progress. */
export async function repairEvents(
  deps: EngineDeps,
  operation: OperationRow,
  job: Pick<ClaimedJob, 'waits'>,
): Promise<JobResult> {
  const now = deps.clock.now();
  const asked = operation.eventIds.slice(operation.done, operation.done + EVENTS_A_STEP);
  const found = new Map((await eventsToRepair(deps.db, asked)).map((event) => [event.id, event]));
  const results: ToldOperationResult[] = [];
  const statements: Statement[] = [];
  let waitMs = 0;
  let looked = 0;
  for (const id of asked) {
    const event = found.get(id);
    const repaired = event ? await repair(deps, operation, event, looked === 0 && job.waits < MOST_WAITS) : null;
    if (repaired instanceof WaitTurn && looked > 0) {
      waitMs = repaired.delayMs;
      break;
    }
    looked += 1;
    if (!event || repaired === null) continue;
    const { changed, result, statements: effects } = repaired instanceof WaitTurn ? passedOver(repaired) : repaired;
    statements.push(...effects, searched(id, now));
    results.push({
      eventId: id,
      title: event.title,
      source: event.sourceName,
      startDate: event.startDate,
      changed,
      result,
    });
  }
  return settled(deps, operation, { results, statements, looked, waitMs });
}

const passedOver = (wait: WaitTurn): Repair => ({ changed: false, result: wait.detail, statements: [] });

/** A pause of a host is thrown while nothing was done in this step, so that the job waits; otherwise it is returned. */
async function repair(
  deps: EngineDeps,
  { kind }: OperationRow,
  event: EventToRepair,
  mayWait: boolean,
): Promise<Repair | WaitTurn> {
  try {
    return await (kind === 'fix-urls-and-images' ? fixEvent(deps, event) : findPicture(deps, event));
  } catch (error) {
    if (error instanceof WaitTurn) {
      if (mayWait) throw error;
      return error;
    }
    deps.log.warn('an event could not be repaired', { eventId: event.id, error: messageOf(error) });
    return { changed: false, result: say('repair.notLookedAt'), statements: [] };
  }
}

function settled(
  deps: EngineDeps,
  operation: OperationRow,
  step: { results: ToldOperationResult[]; statements: Statement[]; looked: number; waitMs: number },
): JobResult {
  const done = operation.done + step.looked;
  const changed = operation.changed + step.results.filter((result) => result.changed).length;
  const isOver = done >= operation.eventIds.length;
  const message = say('operation.mended', { n: done, n2: changed });
  const next = { id: operation.id, step: operation.step + 1, citySlug: operation.citySlug };
  return {
    outcome: 'done',
    detail: message,
    counts: { looked: step.looked, changed: changed - operation.changed },
    statements: [
      ...step.statements,
      write
        .update(operations)
        .set({
          step: next.step,
          done,
          changed,
          message,
          results: [...operation.results, ...step.results],
          ...(isOver ? { state: 'done' as const, endedAt: deps.clock.now() } : {}),
        })
        .where(and(eq(operations.id, operation.id), eq(operations.state, 'running'))),
      ...(isOver ? [] : nextStep(deps, next, step.waitMs)),
    ],
  };
}

function searched(eventId: string, now: number): Statement {
  const { searchedAt } = pictureSearches;
  return write
    .insert(pictureSearches)
    .values({ eventId, searchedAt: now })
    .onConflictDoUpdate({ target: pictureSearches.eventId, set: { searchedAt: excluded(searchedAt) } });
}
