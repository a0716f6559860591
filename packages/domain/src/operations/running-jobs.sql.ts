import { cities, coalesce, events, inJson, joined, outbox, reading, sources, write } from '@marquee/db';
import { asc, count, eq } from 'drizzle-orm';

/** At most so many running jobs are listed. */
const LISTED = 50;
/** And so many counted. */
const COUNTED = 1_000;

const { id, kind, sentAt, createdAt, manualRunId, payload, citySlug, state, notBefore } = outbox;
const isRunning = eq(state, 'running');

/** The name of its source, city, or event. */
const subject = coalesce<string | null>(
  write
    .select({ name: sources.name })
    .from(sources)
    .where(eq(sources.id, inJson(payload, '$.sourceId'))),
  write
    .select({ title: events.title })
    .from(events)
    .where(eq(events.id, inJson(payload, '$.eventId'))),
  write
    .select({ name: joined(cities.name, ', ', cities.state) })
    .from(cities)
    .where(eq(cities.slug, coalesce(citySlug, inJson(payload, '$.citySlug')))),
  inJson(payload, '$.host'),
);

/** Jobs that run now, with the name of their source, city, or event. */
export const runningJobs = reading(
  'operations.running-jobs',
  { id, kind, since: coalesce<number>(sentAt, createdAt), manualRunId, subject },
  (columns) => write.select(columns).from(outbox).where(isRunning).orderBy(asc(notBefore)).limit(LISTED),
);

const running = write.select({ kind }).from(outbox).where(isRunning).limit(COUNTED).as('running');

/** How many jobs of each kind run. */
export const runningByKind = reading('operations.running-by-kind', { kind: running.kind, jobs: count() }, (columns) =>
  write.select(columns).from(running).groupBy(running.kind),
);
