import type { Slices } from '@marquee/contract';
import { decideReviewItem, getReviewPreview, listReviewQueue, undoReviewDecision } from '@marquee/domain/review-queue';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

export const reviewQueueRoutes: Verbs<Slices['review-queue']> = {
  listReviewQueue: (deps, { query }) => listReviewQueue(deps, query),
  getReviewPreview: async (deps, { params }) => getReviewPreview(deps, params, { hasMail: await hasMail(deps) }),
  decideReviewItem: async (deps, { params, body }, call) => {
    const { note = '', ...choice } = body;
    // The picture of a published event, the first read of a source.
    return thenDispatched(deps, call, await decideReviewItem(deps, call, { ...params, ...choice, note }));
  },
  undoReviewDecision: async (deps, { params }, call) =>
    thenDispatched(deps, call, await undoReviewDecision(deps, call, params.id, { hasMail: await hasMail(deps) })),
};
