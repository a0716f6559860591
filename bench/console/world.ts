/** How much is stored. */
export interface World {
  events: number;
  sources: number;
}

/** Places that the events and sources are spread over. */
export const CITIES = 300;
