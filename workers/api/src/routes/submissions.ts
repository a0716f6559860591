import type { Slices } from '@marquee/contract';
import { addressBlock, countUse, SUBMISSION_LIMIT } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import { decideSubmission, listSubmissions, submit } from '@marquee/domain/submissions';
import { Reject } from '@marquee/kernel';
import type { Verbs } from '../verbs.ts';

export const submissionRoutes: Verbs<Slices['submissions']> = {
  submit: async (deps, { body }, { session, address, language }) => {
    const { email, topic, ...sent } = body;
    // Nobody sees this field. Whoever fills it in is told, so that a person whose browser did it loses nothing.
    if (topic !== '') throw new Reject(400, 'not-empty', 'Please leave the field "Topic" empty.', 'topic');
    const by = session ? `user:${session.user.id}` : addressBlock(address);
    await countUse(deps, { what: 'submission', by, limit: SUBMISSION_LIMIT });
    const { kind, ...content } = sent;
    return submit(deps, { kind, content, email, language } as Parameters<typeof submit>[1]);
  },
  listSubmissions: (deps, { query }) => listSubmissions(deps, query),
  decideSubmission: async (deps, { params, body }, call) => {
    const submission = await decideSubmission(deps, call, params.id, body);
    await call.afterwards(() => dispatchDue(deps));
    return submission;
  },
};
