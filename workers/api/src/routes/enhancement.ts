import type { Slices } from '@marquee/contract';
import { addressBlock, countUse, ENHANCE_LIMITS } from '@marquee/domain/accounts';
import { enhanceEvent, enhancementStatus } from '@marquee/domain/enhancement';
import type { Verbs } from '../verbs.ts';

export const enhancementRoutes: Verbs<Slices['enhancement']> = {
  getEnhancementStatus: (deps, { params }) => enhancementStatus(deps, params.slug),
  enhanceEvent: (deps, { params }, { session, address, afterwards }) =>
    enhanceEvent(deps, params.slug, {
      afterwards,
      admit: () =>
        session
          ? countUse(deps, { what: 'enhance-user', by: session.user.id, limit: ENHANCE_LIMITS.user })
          : countUse(deps, { what: 'enhance', by: addressBlock(address), limit: ENHANCE_LIMITS.guest }),
    }),
};
