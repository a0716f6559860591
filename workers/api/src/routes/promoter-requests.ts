import type { Slices } from '@marquee/contract';
import { countUse, PROMOTER_REQUEST_LIMIT } from '@marquee/domain/accounts';
import { getOwnPromoterRequest, requestPromoter, withdrawPromoterRequest } from '@marquee/domain/promoter-requests';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

/** Administrators decide in the review queue. */
export const promoterRequestRoutes: Verbs<Slices['promoter-requests']> = {
  getPromoterRequest: (deps, _, call) => getOwnPromoterRequest(deps, personOf(call)),
  requestPromoter: async (deps, { body }, call) => {
    const userId = personOf(call);
    await countUse(deps, { what: 'promoter-request', by: userId, limit: PROMOTER_REQUEST_LIMIT });
    return requestPromoter(deps, call, { userId, language: call.language }, body);
  },
  withdrawPromoterRequest: (deps, _, call) => withdrawPromoterRequest(deps, personOf(call)),
};
