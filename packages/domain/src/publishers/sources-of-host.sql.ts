import { number, readAll, rowsOf, sources, text } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { isCovered } from './hosts.ts';

const SOURCE = rowsOf('publishers.sources', {
  id: text,
  name: text,
  url: text,
  host: text,
  status: sources.status,
  city: text,
  state: text,
  upcomingEvents: number,
});

/**
 * Our sources on a host and its subdomains, with their upcoming events. It walks through the sources, because no index knows the end of a
 * name: for one host at a time, when somebody opens a request or a rule begins.
 */
export async function sourcesOfHost({ db, clock }: Pick<ReadDeps, 'db' | 'clock'>, host: string) {
  const rows = await readAll(
    db,
    sql`SELECT s.id, s.name, s.url, s.host, s.status, c.name AS city, c.state,
        (SELECT count(DISTINCT g.event_id) FROM sightings g
          WHERE g.source_id = s.id AND g.withdrawn_at IS NULL AND g.ends_at > ${clock.now()}) AS upcoming_events
      FROM sources s JOIN cities c ON c.slug = s.city_slug WHERE instr(s.host, ${host}) > 0 ORDER BY s.id`,
    SOURCE,
  );
  return rows.filter((source) => isCovered(source.host, host));
}
