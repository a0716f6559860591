import { eventAliases, events } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

const shown = {
  id: events.id,
  slug: events.slug,
  title: events.title,
  citySlug: events.citySlug,
  sourceId: events.sourceId,
  url: events.url,
  imageSourceUrl: events.imageSourceUrl,
};

export type ShownEvent = Pick<typeof events.$inferSelect, keyof typeof shown>;

/** The event that an id or slug resolves to. Throws Reject 404. */
export async function shownEvent(deps: DbDeps, alias: string): Promise<ShownEvent> {
  const [event] = await deps.db
    .select(shown)
    .from(eventAliases)
    .innerJoin(events, eq(events.id, eventAliases.eventId))
    .where(eq(eventAliases.alias, alias));
  if (!event) throw notFound('event');
  return event;
}
