import type { LetterLanguage, OwnPromoterRequest, PromoterRequestContent } from '@marquee/contract';
import { atomically, Conflict, promoterRequests, write } from '@marquee/db';
import { newId, Reject } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { getOwnPromoterRequest } from './own-request.ts';

/**
 * Asks for the promoter's role. The same again changes nothing. Throws Reject 409: for who has the role, manages a venue, has another
 * request open, or was declined lately.
 */
export async function requestPromoter(
  deps: ChangeDeps,
  { userId, language }: { userId: string; language: LetterLanguage },
  content: PromoterRequestContent,
): Promise<OwnPromoterRequest> {
  const known = await getOwnPromoterRequest(deps, userId);
  if (known.standing !== 'ask') return sameOr(known, content);
  const id = newId(deps.clock, deps.random);
  const row = { id, userId, ...content, language, status: 'open' as const, createdAt: deps.clock.now() };
  try {
    await atomically(deps.db, [], [write.insert(promoterRequests).values(row).onConflictDoNothing()]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // Another tab was first.
    return sameOr(await getOwnPromoterRequest(deps, userId), content);
  }
  return getOwnPromoterRequest(deps, userId);
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
