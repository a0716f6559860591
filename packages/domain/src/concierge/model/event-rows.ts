import type { Event } from '@marquee/contract';
import { asData } from './as-data.ts';

const MOST_TITLE = 90;
const MOST_NAME = 60;

/** Events as the model sees them: as little as a choice needs, and no descriptions. */
export function rowsOf(events: ReadonlyArray<readonly [string, Event]>): unknown[] {
  return events.map(([handle, event]) => ({
    handle,
    title: asData(event.title, MOST_TITLE),
    venue: asData(event.venue, MOST_NAME),
    city: asData(event.city, MOST_NAME),
    starts: event.startDate,
    price: event.priceMin === 0 && event.price === 'Free' ? 'free' : asData(event.price, 30),
    categories: event.categories,
    ...(event.status === 'active' ? {} : { status: event.status }),
    ...(event.soldOut ? { soldOut: true } : {}),
    ...(event.familyFriendly ? { familyFriendly: true } : {}),
    ...(event.ages === null ? {} : { ages: asData(event.ages, 10) }),
  }));
}
