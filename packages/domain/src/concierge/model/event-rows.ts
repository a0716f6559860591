import { type Event, FACT_KEYS, type FactValues, isUnder, UNSTATED } from '@marquee/contract';
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
    price: asData(event.price, 30),
    ...(isUnder('free', event) ? { free: true } : {}),
    categories: event.categories,
    ...(event.status === 'active' ? {} : { status: event.status }),
    ...(event.soldOut ? { soldOut: true } : {}),
    ...factsOf(event),
  }));
}

/** What sources state; what none states is left out. */
function factsOf(event: FactValues): Partial<Record<keyof FactValues, unknown>> {
  const stated = FACT_KEYS.filter((key) => event[key] !== UNSTATED[key]);
  return Object.fromEntries(
    stated.map((key) => {
      const value = event[key];
      return [key, typeof value === 'string' ? asData(value, 10) : value];
    }),
  );
}
