/** `waiting`: for the link of the letter; `open`: for an administrator; `revoked`: it was granted and is taken back. */
export const VENUE_CLAIM_STATUSES = ['open', 'waiting', 'granted', 'refused', 'revoked'] as const;
export type VenueClaimStatus = (typeof VENUE_CLAIM_STATUSES)[number];

export const CLAIM_WORDS_MAX = 1_000;
