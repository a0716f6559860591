import type { Slices } from '@marquee/contract';
import { addressBlock, countUse, SUBMISSION_LIMIT } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import { decideSubmission, listSubmissions, submit } from '@marquee/domain/submissions';
import { Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Call, Verbs } from '../verbs.ts';

export const submissionRoutes: Verbs<Slices['submissions']> = {
  submitEvent: async (deps, { body: { email, topic, ...content } }, call) => {
    await countSender(deps, topic, call);
    return submit(deps, { kind: 'event', content, email, language: call.language });
  },
  submitSource: async (deps, { body: { email, topic, ...content } }, call) => {
    await countSender(deps, topic, call);
    return submit(deps, { kind: 'source', content, email, language: call.language });
  },
  listSubmissions: (deps, { query }) => listSubmissions(deps, query),
  decideSubmission: async (deps, { params, body }, call) => {
    const submission = await decideSubmission(deps, call, params.id, body);
    await call.afterwards(() => dispatchDue(deps));
    return submission;
  },
};

/** Throws Reject 400 for the field that nobody sees, so that a person whose browser filled it in loses nothing, and TooOften. */
async function countSender(deps: ApiDeps, topic: string, { session, address }: Call): Promise<void> {
  if (topic !== '') throw new Reject(400, 'not-empty', 'Please leave the field "Topic" empty.', 'topic');
  const by = session ? `user:${session.user.id}` : addressBlock(address);
  await countUse(deps, { what: 'submission', by, limit: SUBMISSION_LIMIT });
}
