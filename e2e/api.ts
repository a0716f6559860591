import type { Event, EventDetail } from '@marquee/contract';

export interface EventList {
  events: Event[];
  nextCursor: string | null;
  city: { city: string; state: string; status: string };
}

/** The API of the running stack, as its own answers. */
export function apiAt(origin: string) {
  async function get<T>(path: string): Promise<T> {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  }
  return {
    get,
    /** Every coming event of a city, page after page. */
    async all(city: string, state: string): Promise<Event[]> {
      const events: Event[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: URLSearchParams = new URLSearchParams({
          city,
          state,
          limit: '100',
          ...(cursor ? { cursor } : {}),
        });
        const page: EventList = await get<EventList>(`/api/events?${query}`);
        events.push(...page.events);
        cursor = page.nextCursor;
      }
      return events;
    },
    event: (slug: string) => get<EventDetail>(`/api/events/${slug}`),
  };
}
