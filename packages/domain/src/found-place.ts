/** A city with its metro area as it was read once: whatever else is read of the same place need not look for it. */
export interface FoundPlace {
  /** The city that was asked for, in one spelling. */
  city: string;
  within: number;
  /** Undefined: nobody knows it. */
  row: CityFound | undefined;
  /** The city itself, first, and the towns around it; none of a city that is not shown. */
  metro: readonly TownFound[];
}

interface CityFound {
  name: string;
  state: string;
  isShown: boolean;
  isLive: boolean;
  latitude: number | null;
  longitude: number | null;
}

interface TownFound {
  slug: string;
  isOwn: boolean;
  name: string;
  state: string;
  miles: number;
  latitude: number;
  longitude: number;
}
