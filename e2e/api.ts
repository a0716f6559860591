import type { Event, EventDetail } from '@marquee/contract';

export interface EventList {
  events: Event[];
  nextCursor: string | null;
  city: { city: string; state: string; status: string };
}

const AT_ONCE = 8;

/** The API of the running stack, as its own answers. */
export function apiAt(origin: string) {
  async function get<T>(path: string): Promise<T> {
    // As the site's own pages ask: programs have a lower limit.
    const response = await fetch(origin + path, { headers: { 'sec-fetch-site': 'same-origin' } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  }
  const event = (slug: string) => get<EventDetail>(`/api/events/${slug}`);
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
    event,
    /** The pages of many events, a few at a time. */
    async details(events: readonly Event[]): Promise<EventDetail[]> {
      const details: EventDetail[] = [];
      for (let from = 0; from < events.length; from += AT_ONCE)
        details.push(...(await Promise.all(events.slice(from, from + AT_ONCE).map(({ slug }) => event(slug)))));
      return details;
    },
    /** The first of them whose page is such. */
    async first(events: readonly Event[], holds: (detail: EventDetail) => boolean): Promise<EventDetail | undefined> {
      for (let from = 0; from < events.length; from += AT_ONCE) {
        const found = (await this.details(events.slice(from, from + AT_ONCE))).find(holds);
        if (found) return found;
      }
      return undefined;
    },
  };
}
