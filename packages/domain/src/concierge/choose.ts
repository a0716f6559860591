import { CHAT_EVENTS_MAX, type Event } from '@marquee/contract';

/** The first of the events, one of each show and venue where there are enough: three dates of one show are one recommendation. */
export function choose(events: readonly Event[], from: string | undefined): Event[] {
  // What began before the days that were asked for comes after what begins on them.
  const fresh =
    from === undefined
      ? events
      : [...events.filter(({ startDate }) => startDate >= from), ...events.filter(({ startDate }) => startDate < from)];
  const chosen: Event[] = [];
  const seen = new Set<string>();
  for (const isStrict of [true, false]) {
    for (const event of fresh) {
      if (chosen.length === CHAT_EVENTS_MAX) return chosen;
      const keys = [`title:${event.title.toLowerCase()}`, ...(isStrict && event.venue ? [`venue:${event.venue}`] : [])];
      if (chosen.includes(event) || keys.some((key) => seen.has(key))) continue;
      chosen.push(event);
      for (const key of keys) seen.add(key);
    }
  }
  return chosen;
}
