import type { NoticeKind } from '@marquee/contract';
import { Reject } from '@marquee/kernel';
import { completeLetter as completeAccountLetter } from '../accounts/index.ts';
import type { EngineDeps, NowDeps } from '../deps.ts';
import type { CompleteLetter } from '../mail/index.ts';
import { changeSubscriptionBySecret, completeNewsletterLetter, isOfNewsletter } from '../newsletters/index.ts';
import { changeNoticeBySecret, completeNotice, isNotice } from '../notices/index.ts';
import { completeRequestLetter } from '../publishers/index.ts';
import { completeClaimLetter } from '../venue-claims/index.ts';

/** Makes the link of any kind of letter that has one: those that can be turned off, newsletters, those of publishers, those of claims, and those of accounts. */
export const completeLetter: CompleteLetter<EngineDeps> = (deps, letter) => {
  if (isNotice(letter)) return completeNotice(deps, letter);
  if (isOfNewsletter(letter)) return completeNewsletterLetter(deps, letter);
  if (letter.kind === 'venue-claim-confirm') return completeClaimLetter(deps, letter);
  return letter.kind === 'publisher-confirm'
    ? completeRequestLetter(deps, letter)
    : completeAccountLetter(deps, letter);
};

/** Ends the letters that a secret is for, or wants them again. Throws Reject 404 for a link that was never sent, or whose owner is forgotten. */
export async function changeBySecret(
  deps: NowDeps,
  change: { token: string; isWanted: boolean },
): Promise<{ kind: NoticeKind | 'newsletter'; isWanted: boolean }> {
  const { isWanted } = change;
  const kind = await changeNoticeBySecret(deps, change);
  if (kind) return { kind, isWanted };
  if (await changeSubscriptionBySecret(deps, change)) return { kind: 'newsletter', isWanted };
  throw new Reject(404, 'no-such-link', 'This link belongs to no account. It may have been cut off.', 'token');
}
