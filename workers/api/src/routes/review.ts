import type { Slices } from '@marquee/contract';
import { decideHeldDraft, listHeldDrafts } from '@marquee/domain/review';
import { noteDecided } from '@marquee/domain/review-queue';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const reviewRoutes: Verbs<Slices['review']> = {
  listHeldDrafts: (deps, { query }) => listHeldDrafts(deps, query),
  decideHeldDraft: async (deps, { params, body }, call) => {
    const along = await noteDecided(deps, call, { kind: 'held-draft', id: params.id, decision: body.decision });
    // The picture of a published event.
    return thenDispatched(deps, call, await decideHeldDraft(deps, call, params.id, body, along));
  },
};
