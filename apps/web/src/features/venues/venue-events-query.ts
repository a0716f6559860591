import type { Venue } from '@marquee/contract';

/** What a venue's events are asked for, a page at a time; its key is that of the first data of a document. */
export const venueEventsQuery = ({ list: { city, state, venue } }: Pick<Venue, 'list'>) => ({ city, state, venue });

export const venueEventsKey = (venue: Pick<Venue, 'list'>) =>
  ['listEvents', 'of venue', venueEventsQuery(venue)] as const;

/** Where a venue's page is. */
export const venuePath = (slug: string): string => `/venue/${encodeURIComponent(slug)}`;

/** The listing of its city, where its events stand among the others. */
export const cityOf = ({ list: { city, state } }: Pick<Venue, 'list'>) => ({ city, state });
