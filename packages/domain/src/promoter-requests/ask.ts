import type { LetterLanguage, OwnPromoterRequest, PromoterRequestContent } from '@marquee/contract';
import { committed, promoterRequests, write } from '@marquee/db';
import { type Caller, newId, Reject } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { grantProvenRequest } from './grant-proven.ts';
import { getOwnPromoterRequest } from './own-request.ts';

/**
 * Asks for the promoter's role. It is granted at once if it can be checked without a person. The same again is checked again and changes nothing
 * else. Throws Reject 409: for who has the role, manages a venue, has another request open, or was declined lately.
 */
export async function requestPromoter(
  deps: ChangeDeps,
  caller: Caller,
  { userId, language }: { userId: string; language: LetterLanguage },
  content: PromoterRequestContent,
): Promise<OwnPromoterRequest> {
  const known = await getOwnPromoterRequest(deps, userId);
  if (known.standing !== 'ask') return checkAgain(deps, caller, userId, sameOr(known, content));
  const id = newId(deps.clock, deps.random);
  const row = { id, userId, ...content, language, status: 'open' as const, createdAt: deps.clock.now() };
  if (!(await committed(deps.db, [], [write.insert(promoterRequests).values(row).onConflictDoNothing()]))) {
    // Another tab was first.
    return checkAgain(deps, caller, userId, sameOr(await getOwnPromoterRequest(deps, userId), content));
  }
  await grantProvenRequest(deps, caller, userId);
  return getOwnPromoterRequest(deps, userId);
}

async function checkAgain(deps: ChangeDeps, caller: Caller, userId: string, known: OwnPromoterRequest) {
  return (await grantProvenRequest(deps, caller, userId)) ? getOwnPromoterRequest(deps, userId) : known;
}

function sameOr(known: OwnPromoterRequest, content: PromoterRequestContent): OwnPromoterRequest {
  const { standing, request, askAgainAt } = known;
  if (standing === 'promoter') throw new Reject(409, 'is-promoter', 'You can run campaigns already.');
  if (standing === 'venue-owner')
    throw new Reject(
      409,
      'is-venue-owner',
      'Your account manages a venue and cannot be a promoter as well. Please ask with another account.',
    );
  if (standing === 'wait')
    throw new Reject(409, 'ask-later', `You may ask again from ${askAgainAt?.slice(0, 10)}, in UTC.`);
  const names = ['organization', 'website', 'about', 'cities'] as const;
  if (request && names.every((name) => request[name] === content[name])) return known;
  throw new Reject(
    409,
    'request-open',
    'You have asked already, and a person decides about it. To change it, withdraw it and ask again.',
  );
}
