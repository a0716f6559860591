export { decideHeldDraft } from './decide-held-draft.ts';
export { type FormerShowing, formerShowing } from './former-showing.ts';
export { type HeldRow, heldDraftOf, heldRow, listHeldDrafts } from './held-rows.ts';
export { type HeldBack, holdBack } from './hold-back.ts';
export { isMostlyDoubtful, withModelsWord } from './models-word.ts';
export { reopenHeldDraft } from './reopen-held-draft.ts';
export { mustBeHeld } from './sort-drafts.ts';
export { forgetHeld, stillHeld } from './still-held.ts';
