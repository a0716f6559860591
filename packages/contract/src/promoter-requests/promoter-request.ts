/** `withdrawn`: by its person, before anybody decided. */
export const PROMOTER_REQUEST_STATUSES = ['open', 'granted', 'declined', 'withdrawn'] as const;
export type PromoterRequestStatus = (typeof PROMOTER_REQUEST_STATUSES)[number];

/**
 * Where somebody stands on the way to the promoter's role. `ask`: they may ask; `open`: they have asked; `wait`: declined, and it is too early
 * to ask again; `promoter`: they may run campaigns; `venue-owner`: their account has the other main role.
 */
export const PROMOTER_STANDINGS = ['ask', 'open', 'wait', 'promoter', 'venue-owner'] as const;
export type PromoterStanding = (typeof PROMOTER_STANDINGS)[number];

/** Characters. */
export const PROMOTER_TEXT_MAX = { organization: 120, website: 2_000, about: 1_000, cities: 200 } as const;

/** After a request is declined its person may ask again from so many days later. */
export const PROMOTER_ASK_AGAIN_DAYS = 30;
