import type { Slices } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import { decideHeldDraft, listHeldDrafts } from '@marquee/domain/review';
import type { Verbs } from '../verbs.ts';

export const reviewRoutes: Verbs<Slices['review']> = {
  listHeldDrafts: (deps, { query }) => listHeldDrafts(deps, query),
  decideHeldDraft: async (deps, { params, body }, call) => {
    const decided = await decideHeldDraft(deps, call, params.id, body);
    // The picture of a published event.
    await call.afterwards(() => dispatchDue(deps));
    return decided;
  },
};
