import type { Slices } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import { decideReviewItem, getReviewPreview, listReviewQueue, undoReviewDecision } from '@marquee/domain/review-queue';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

export const reviewQueueRoutes: Verbs<Slices['review-queue']> = {
  listReviewQueue: (deps, { query }) => listReviewQueue(deps, query),
  getReviewPreview: async (deps, { params }) => getReviewPreview(deps, params, { hasMail: await hasMail(deps) }),
  decideReviewItem: async (deps, { params, body }, call) => {
    const { note = '', ...choice } = body;
    const decided = await decideReviewItem(deps, call, { ...params, ...choice, note });
    // The picture of a published event, the first read of a source.
    await call.afterwards(() => dispatchDue(deps));
    return decided;
  },
  undoReviewDecision: async (deps, { params }, call) => {
    const undone = await undoReviewDecision(deps, call, params.id, { hasMail: await hasMail(deps) });
    await call.afterwards(() => dispatchDue(deps));
    return undone;
  },
};
