import type { Event } from '@marquee/contract';

/** Boosted events before the others, each event once. */
export function boostedFirst(boosted: readonly Event[], events: readonly Event[], most?: number): Event[] {
  const others = events.filter(({ id }) => !boosted.some((one) => one.id === id));
  return [...boosted, ...others].slice(0, most);
}
