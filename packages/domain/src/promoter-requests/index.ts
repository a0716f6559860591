export { requestPromoter } from './ask.ts';
export { decidePromoterRequest } from './decide.ts';
export { grantProvenRequest } from './grant-proven.ts';
export { getPromoterRequest, listOpenPromoterRequests, type PromoterRequest } from './list.ts';
export { getOwnPromoterRequest } from './own-request.ts';
export { reopenPromoterRequest } from './reopen.ts';
export { needsRole } from './standing-rules.ts';
export { withdrawPromoterRequest } from './withdraw.ts';
