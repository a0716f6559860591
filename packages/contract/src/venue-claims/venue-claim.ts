/** `waiting`: for the link of the letter; `open`: for an administrator; `revoked`: it was granted and is taken back. */
export const VENUE_CLAIM_STATUSES = ['open', 'waiting', 'granted', 'refused', 'revoked'] as const;
export type VenueClaimStatus = (typeof VENUE_CLAIM_STATUSES)[number];

/** By a letter to the venue's own domain, or by a sentence for an administrator. */
export const CLAIM_WAYS = ['letter', 'person'] as const;

export const CLAIM_WORDS_MAX = 1_000;
