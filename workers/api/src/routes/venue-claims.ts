import type { Slices } from '@marquee/contract';
import { countLetter, countLink } from '@marquee/domain/accounts';
import { noteDecided } from '@marquee/domain/review-queue';
import {
  claimVenue,
  confirmVenueClaim,
  decideVenueClaim,
  getOwnClaim,
  listVenueClaims,
  type Way,
} from '@marquee/domain/venue-claims';
import { personOf } from '../person-of.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

/** The letters that these write are dispatched at once. */
export const venueClaimRoutes: Verbs<Slices['venue-claims']> = {
  getOwnClaim: (deps, { params }, call) => getOwnClaim(deps, personOf(call), params.slug),
  claimVenue: async (deps, { params, body }, call) => {
    const wanted: Way =
      body.way === 'letter' ? { way: 'letter', email: body.email ?? '' } : { way: 'person', words: body.words ?? '' };
    if (wanted.way === 'letter') await countLetter(deps, { email: wanted.email, address: call.address });
    const person = { userId: personOf(call), language: call.language };
    return thenDispatched(
      deps,
      call,
      await claimVenue(deps, person, params.slug, wanted, { hasMail: await hasMail(deps) }),
    );
  },
  confirmVenueClaim: async (deps, { body }, call) => {
    await countLink(deps, call.address);
    return confirmVenueClaim(deps, call, { userId: personOf(call), secret: body.token });
  },
  listVenueClaims: (deps, { query }) => listVenueClaims(deps, query),
  decideVenueClaim: async (deps, { params, body }, call) => {
    // Revoking is no answer to a claim that waits: it is taken back by granting.
    const along =
      body.status === 'revoked'
        ? {}
        : await noteDecided(deps, call, {
            kind: 'claim',
            id: params.id,
            decision: body.status === 'granted' ? 'approve' : 'reject',
          });
    return thenDispatched(deps, call, await decideVenueClaim(deps, call, params.id, body, along));
  },
};
