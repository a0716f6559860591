import { eventAliases, events, occurrences, type Statement, sightings, sources, valuesIn, write } from '@marquee/db';
import { say } from '@marquee/kernel';
import { inArray } from 'drizzle-orm';
import type { EngineDeps } from '../../deps.ts';
import { freeSlug } from '../../identity/index.ts';
import { enqueue, type JobResult } from '../../jobs/index.ts';
import { takenSlugs } from '../read-known.ts';
import { type ArchivedEvent, archivePrefix, unpackArchive } from './archive-file.ts';

/** Events that one job puts back; it adds a job for what is left of a larger month. */
const BATCH = 200;

/**
 * Puts the archived events of a city and a month back into the database, where they stay 60 days. What is there already stays as it is; an address
 * that another event took meanwhile becomes a new one; claims of sources that were removed are left out. The files stay.
 */
export async function restoreEvents(
  deps: EngineDeps,
  { citySlug, month }: { citySlug: string; month: string },
): Promise<JobResult> {
  const archived = await readArchive(deps, archivePrefix(citySlug, month));
  if (archived.size === 0) return { outcome: 'skipped', detail: say('job.noArchive', { city: citySlug, month }) };
  const missing = await withoutStored(deps, archived);
  const batch = missing.slice(0, BATCH);
  const left = missing.length - batch.length;
  return {
    outcome: batch.length > 0 ? 'done' : 'unchanged',
    detail: say('job.restored', { n: batch.length, month }),
    counts: { restored: batch.length, left },
    statements: [...(await inserts(deps, batch)), ...(left > 0 ? further(deps, { citySlug, month }, left) : [])],
  };
}

/** The job for the rest; this one is still open under its own subject. */
function further(deps: EngineDeps, payload: { citySlug: string; month: string }, left: number): Statement[] {
  const subject = `${payload.citySlug}/${payload.month}/${left}`;
  return enqueue(deps, [{ kind: 'maintenance.restore', payload, subject, citySlug: null }]);
}

/** By id; an event that was archived twice, as it was last. */
async function readArchive({ blobs }: EngineDeps, prefix: string): Promise<Map<string, ArchivedEvent>> {
  const newest = new Map<string, ArchivedEvent>();
  for (const key of await blobs.list(prefix)) {
    const file = await blobs.get(key);
    for (const one of file ? await unpackArchive(file.body) : []) {
      const known = newest.get(one.event.id);
      if (!known || known.event.updatedAt < one.event.updatedAt) newest.set(one.event.id, one);
    }
  }
  return newest;
}

async function withoutStored({ db }: EngineDeps, archived: ReadonlyMap<string, ArchivedEvent>) {
  const stored = await db
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, valuesIn([...archived.keys()])));
  const ids = new Set(stored.map(({ id }) => id));
  return [...archived.values()].filter(({ event }) => !ids.has(event.id));
}

async function inserts(deps: EngineDeps, batch: readonly ArchivedEvent[]): Promise<Statement[]> {
  const taken = await takenSlugs(
    deps,
    batch.map(({ event }) => event.slug),
  );
  const named = new Set(batch.flatMap((one) => one.sightings.map(({ sourceId }) => sourceId)));
  const known = await deps.db
    .select({ id: sources.id })
    .from(sources)
    .where(inArray(sources.id, valuesIn([...named])));
  const isKnown = new Set(known.map(({ id }) => id));
  const now = deps.clock.now();
  return batch.flatMap(({ event, ...parts }) => {
    const slug = freeSlug(event.slug, taken);
    const claims = parts.sightings.filter(({ sourceId }) => isKnown.has(sourceId));
    const aliases = [...parts.aliases, { alias: slug, eventId: event.id }];
    return [
      write.insert(events).values({ ...event, seq: undefined, slug, updatedAt: now }),
      ...parts.occurrences.map((row) => write.insert(occurrences).values(row)),
      ...claims.map((row) => write.insert(sightings).values(row).onConflictDoNothing()),
      ...aliases.map((row) => write.insert(eventAliases).values(row).onConflictDoNothing()),
    ];
  });
}
