import { completeLetter as completeAccountLetter } from '../accounts/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { CompleteLetter } from '../mail/index.ts';
import { completeNotice, isNotice } from '../notices/index.ts';
import { completeRequestLetter } from '../publishers/index.ts';
import { completeClaimLetter } from '../venue-claims/index.ts';

/** Makes the link of any kind of letter that has one: those that can be turned off, those of publishers, those of claims, and those of accounts. */
export const completeLetter: CompleteLetter<EngineDeps> = (deps, letter) => {
  if (isNotice(letter)) return completeNotice(deps, letter);
  if (letter.kind === 'venue-claim-confirm') return completeClaimLetter(deps, letter);
  return letter.kind === 'publisher-confirm'
    ? completeRequestLetter(deps, letter)
    : completeAccountLetter(deps, letter);
};
