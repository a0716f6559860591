import { type Reading, rowsOf, sightings, sources } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Dates of one event of which its pages' words are read. */
const MOST_DATES = 60;

const SAID = rowsOf('events.page-said', {
  name: sources.name,
  shiftWeeks: sources.shiftWeeks,
  said: sightings.pageSaid,
});

/** What the event's own pages say of the dates that its sources list now, the next date first. */
export function pagesSaid(alias: string, now: number): Reading<ReturnType<typeof SAID.read>> {
  return {
    query: sql`SELECT src.name, src.shift_weeks, s.page_said AS said FROM ${sightings} s JOIN ${sources} src ON src.id = s.source_id
      WHERE s.event_id = (SELECT event_id FROM event_aliases WHERE alias = ${alias}) AND s.withdrawn_at IS NULL
        AND s.page_said ->> '$.about' = s.start_local
      ORDER BY s.ends_at <= ${now}, s.starts_at LIMIT ${MOST_DATES}`,
    rows: SAID,
  };
}
