import type { AskedOf } from '@marquee/domain/events';

interface Asked {
  city?: string | undefined;
  state?: string | undefined;
  within?: number | undefined;
  area?: unknown;
  when?: unknown;
}

/** What a list, a search or a count is about; null for a whole state or an area, which are of too many places, and for days that move with the clock. */
export function placesOfQuery({ city, state, within, area, when }: Asked): AskedOf | null {
  if (area || when || (city === undefined && state !== undefined)) return null;
  return { city, state, within };
}
