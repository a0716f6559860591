import { notFound } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';

export interface ShownEvent {
  id: string;
  slug: string;
  title: string;
  city_slug: string;
  source_id: string;
  url: string | null;
  image_source_url: string | null;
}

/** The event that an id or slug leads to. Throws Reject 404. */
export async function shownEvent(deps: Pick<ChangeDeps, 'db'>, alias: string): Promise<ShownEvent> {
  const [event] = await deps.db.all<ShownEvent>(
    sql`SELECT e.id, e.slug, e.title, e.city_slug, e.source_id, e.url, e.image_source_url
      FROM event_aliases a JOIN events e ON e.id = a.event_id WHERE a.alias = ${alias}`,
  );
  if (!event) throw notFound('This event');
  return event;
}
