import type { Slices } from '@marquee/contract';
import { addressBlock, countUse, FLYER_LIMIT, SUBMISSION_LIMIT } from '@marquee/domain/accounts';
import { noteDecided } from '@marquee/domain/review-queue';
import { decideSubmission, fetchFlyer, listSubmissions, submit, submittedFlyer } from '@marquee/domain/submissions';
import { base64Of, notFound, Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { thenDispatched } from '../then-dispatched.ts';
import type { Call, Verbs } from '../verbs.ts';

export const submissionRoutes: Verbs<Slices['submissions']> = {
  submitEvent: async (deps, { body: { email, topic, flyer, ...content } }, call) => {
    await countSender(deps, topic, call);
    return submit(deps, { kind: 'event', content, flyer, email, language: call.language });
  },
  submitSource: async (deps, { body: { email, topic, ...content } }, call) => {
    await countSender(deps, topic, call);
    return submit(deps, { kind: 'source', content, email, language: call.language });
  },
  fetchFlyer: async (deps, { body: { url } }, call) => {
    await countUse(deps, { what: 'flyer', by: senderOf(call), limit: FLYER_LIMIT });
    const { bytes, contentType } = await fetchFlyer(deps, url);
    return { contentType, picture: base64Of(bytes) };
  },
  getSubmittedFlyer: async (deps, { params }) => {
    const picture = await submittedFlyer(deps, params.id);
    if (!picture) throw notFound('picture');
    return { contentType: picture.contentType, body: picture.body as ReadableStream };
  },
  listSubmissions: (deps, { query }) => listSubmissions(deps, query),
  decideSubmission: async (deps, { params, body }, call) => {
    const decision = body.status === 'approved' ? 'approve' : 'reject';
    const along = await noteDecided(deps, call, { kind: 'submission', id: params.id, decision });
    return thenDispatched(deps, call, await decideSubmission(deps, call, params.id, body, along));
  },
};

/** Throws Reject 400 for the field that nobody sees, so that a person whose browser filled it in loses nothing, and TooOften. */
async function countSender(deps: ApiDeps, topic: string, call: Call): Promise<void> {
  if (topic !== '') throw new Reject(400, 'not-empty', 'Please leave the field "Topic" empty.', 'topic');
  await countUse(deps, { what: 'submission', by: senderOf(call), limit: SUBMISSION_LIMIT });
}

function senderOf({ session, address }: Call): string {
  return session ? `user:${session.user.id}` : addressBlock(address);
}
