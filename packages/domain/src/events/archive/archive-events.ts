import { eventAliases, events, occurrences, sightings, valuesIn } from '@marquee/db';
import { DAY_MS, KEPT_DAYS, say } from '@marquee/kernel';
import { inArray } from 'drizzle-orm';
import type { DbDeps, EngineDeps, NowDeps } from '../../deps.ts';
import type { JobResult } from '../../jobs/index.ts';
import { deleteEvents } from '../delete-events.ts';
import { staleEvents, stillUnkept } from '../stale-events.sql.ts';
import { type ArchivedEvent, archiveKey, packArchive, placeOf } from './archive-file.ts';

/** Events archived by one job. */
const BATCH = 200;

/** Whether an ended event is to leave the database. */
export async function isAnyToArchive(deps: NowDeps): Promise<boolean> {
  return (await due(deps, 1)).length > 0;
}

/**
 * Moves events that ended 60 days ago, and that nobody keeps, from the database into compressed files, one for each city and month of a batch.
 * The files are written first and named by what they hold: a job that was interrupted writes the same ones again, and nothing is lost.
 */
export async function archiveEvents(deps: EngineDeps): Promise<JobResult> {
  const ids = (await due(deps, BATCH)).map(({ id }) => id);
  if (ids.length === 0) return { outcome: 'unchanged', detail: say('job.noneToArchive') };
  const files = Map.groupBy(await withParts(deps, ids), placeOf);
  for (const archived of files.values()) {
    const [first, ...others] = archived;
    if (first)
      await deps.blobs.put(await archiveKey([first, ...others]), await packArchive(archived), 'application/gzip');
  }
  return {
    outcome: 'done',
    detail: say('job.archived', { n: ids.length }),
    counts: { archived: ids.length, files: files.size },
    statements: deleteEvents(stillUnkept(ids)),
  };
}

function due({ db, clock }: NowDeps, limit: number) {
  const before = clock.now() - KEPT_DAYS.endedEvents * DAY_MS;
  return staleEvents(db, { before, untouchedSince: before, limit });
}

/** Events with their dates, what sources say of them, and their addresses. */
async function withParts({ db }: DbDeps, ids: readonly string[]): Promise<ArchivedEvent[]> {
  const these = valuesIn(ids);
  const [found, dates, claims, aliases] = await Promise.all([
    db.select().from(events).where(inArray(events.id, these)).orderBy(events.id),
    db.select().from(occurrences).where(inArray(occurrences.eventId, these)).orderBy(occurrences.startLocal),
    db.select().from(sightings).where(inArray(sightings.eventId, these)).orderBy(sightings.sourceId, sightings.key),
    db.select().from(eventAliases).where(inArray(eventAliases.eventId, these)).orderBy(eventAliases.alias),
  ]);
  const of = <R extends { eventId: string }>(rows: readonly R[]) => Map.groupBy(rows, ({ eventId }) => eventId);
  const [datesOf, claimsOf, aliasesOf] = [of(dates), of(claims), of(aliases)];
  return found.map((event) => ({
    event,
    occurrences: datesOf.get(event.id) ?? [],
    sightings: claimsOf.get(event.id) ?? [],
    aliases: aliasesOf.get(event.id) ?? [],
  }));
}
