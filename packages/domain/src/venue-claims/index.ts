export { claimVenue, getOwnClaim, type Way } from './claim-venue.ts';
export { completeClaimLetter } from './complete-letter.ts';
export { confirmVenueClaim } from './confirm-claim.ts';
export { decideVenueClaim } from './decide-claim.ts';
export { getVenueClaim, listVenueClaims } from './list-claims.ts';
export { reopenVenueClaim } from './reopen-claim.ts';
