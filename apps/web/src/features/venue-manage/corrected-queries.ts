import type { CorrectableEvent } from '@marquee/contract';
import type { QueryClient } from '@tanstack/react-query';

export const eventsKey = (slug: string) => ['listVenueEvents', slug];

/** Shows the event as it is after a change, here and on the pages that show it. */
export function keepCorrected(queries: QueryClient, slug: string, opened: string, event: CorrectableEvent): void {
  queries.setQueryData(['getCorrectableEvent', { params: { slug, event: opened } }], event);
  void queries.invalidateQueries({ queryKey: eventsKey(slug) });
  void queries.invalidateQueries({ queryKey: ['getEvent'] });
  void queries.invalidateQueries({ queryKey: ['listEvents'] });
}
