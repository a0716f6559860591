/** Most characters of each value of a venue's profile. */
export const VENUE_TEXT_MOST = {
  name: 120,
  address: 200,
  website: 300,
  phone: 40,
  description: 2_000,
  accessibility: 1_000,
} as const;

/** `active`: events are coming; `quiet`: none are listed. */
export const VENUE_STATUSES = ['active', 'quiet'] as const;

/** Days of "Monthly Views", today included. */
export const VIEW_DAYS = 30;
