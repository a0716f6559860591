import type { FeedEvent } from '@marquee/domain/feeds';
import { instantOf } from '@marquee/domain/places';

/** The hour that tickets are waited for. */
const LENGTH_MS = 15 * 60_000;

/** The beginning of an event's sale as an entry of its calendar, while that is still to come. */
export function saleOf(read: FeedEvent, now: number): FeedEvent[] {
  const { event } = read;
  const { onSale, timezone, status, soldOut } = event;
  if (onSale === null || status !== 'active' || soldOut) return [];
  const startsAt = instantOf(onSale, timezone);
  if (startsAt <= now) return [];
  const date = { startLocal: onSale, endLocal: null, startsAt, endsAt: startsAt + LENGTH_MS };
  return [
    {
      ...read,
      event: { ...event, title: `Tickets on sale: ${event.title}`, startDate: onSale, endDate: null },
      dates: [{ ...date, status: 'active', isSoldOut: false, movedFromLocal: null, key: 'sale' }],
    },
  ];
}
