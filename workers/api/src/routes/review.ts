import type { Slices } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import { decideHeldDraft, listHeldDrafts } from '@marquee/domain/review';
import { noteDecided } from '@marquee/domain/review-queue';
import type { Verbs } from '../verbs.ts';

export const reviewRoutes: Verbs<Slices['review']> = {
  listHeldDrafts: (deps, { query }) => listHeldDrafts(deps, query),
  decideHeldDraft: async (deps, { params, body }, call) => {
    const along = await noteDecided(deps, call, { kind: 'held-draft', id: params.id, decision: body.decision });
    const decided = await decideHeldDraft(deps, call, params.id, body, along);
    // The picture of a published event.
    await call.afterwards(() => dispatchDue(deps));
    return decided;
  },
};
