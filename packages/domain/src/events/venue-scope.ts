/** The scope of the list of one venue of a city. */
export const venueScope = (citySlug: string, venue: string) => `${citySlug}@${venue}`;
