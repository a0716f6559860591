import { eventAliases, events, type Statement, write } from '@marquee/db';
import { inArray, or } from 'drizzle-orm';
import { idsMergedInto } from './merged-corrections.sql.ts';

/** The addresses of an event, and of those that were merged into it before, lead to it again. */
export function leadBack(id: string): Statement {
  const ids = idsMergedInto(id);
  const slugs = write.select({ slug: events.slug }).from(events).where(inArray(events.id, ids));
  const { alias } = eventAliases;
  return write
    .update(eventAliases)
    .set({ eventId: id })
    .where(or(inArray(alias, ids), inArray(alias, slugs)));
}
