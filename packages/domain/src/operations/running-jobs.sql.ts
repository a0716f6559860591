import { nullable, number, outbox, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** At most so many running jobs are listed. */
const LISTED = 50;

const RUNNING = rowsOf('operations.running-jobs', {
  id: outbox.id,
  kind: text,
  since: number,
  manualRunId: nullable(text),
  subject: nullable(text),
});

/** Jobs that run now, with the name of their source, city, or event. */
export const runningJobs: Reading<RowOf<typeof RUNNING>> = {
  query: sql`SELECT o.id, o.kind, coalesce(o.sent_at, o.created_at) AS since, o.manual_run_id,
      coalesce((SELECT name FROM sources WHERE id = o.payload->>'sourceId'), (SELECT title FROM events WHERE id = o.payload->>'eventId'),
        (SELECT name || ', ' || state FROM cities WHERE slug = coalesce(o.city_slug, o.payload->>'citySlug')), o.payload->>'host') AS subject
    FROM outbox o WHERE o.state = 'running' ORDER BY o.not_before LIMIT ${LISTED}`,
  rows: RUNNING,
};

const BY_KIND = rowsOf('operations.running-by-kind', { kind: text, jobs: number });

/** How many jobs of each kind run. */
export const runningByKind: Reading<RowOf<typeof BY_KIND>> = {
  query: sql`SELECT kind, count(*) AS jobs FROM (SELECT kind FROM outbox WHERE state = 'running' LIMIT 1000) GROUP BY kind`,
  rows: BY_KIND,
};
