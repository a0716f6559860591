import type { Event } from '@marquee/contract';
import { pickVaried } from './pick-varied.ts';

/** Spec: HOME-04. */
export const CURATED = 12;

/** A choice of a city's coming events besides tonight's; of tonight's, if there are no others. */
export function chooseCurated(events: readonly Event[], tonight: readonly Event[]): Event[] {
  const others = pickVaried(
    events.filter((event) => !tonight.includes(event)),
    CURATED,
  );
  return others.length > 0 ? others : pickVaried(events, CURATED);
}
