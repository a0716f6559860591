import type { Slices } from '@marquee/contract';
import { countLetter, countLink } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import {
  askAsPublisher,
  confirmPublisherRequest,
  decidePublisherRequest,
  liftPublisherRule,
  listPublisherRequests,
  listPublisherRules,
  listPublisherSources,
  siteHost,
} from '@marquee/domain/publishers';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

/** What these change is dispatched at once: letters, and what a rule does to our sources. */
export const publisherRoutes: Verbs<Slices['publishers']> = {
  askAsPublisher: async (deps, { body: { site, ...asked } }, call) => {
    const host = siteHost(site, new URL(deps.publicOrigin).hostname);
    await countLetter(deps, { email: asked.email, address: call.address });
    const request = { ...asked, host, language: call.language };
    const answer = await askAsPublisher(deps, request, { hasMail: await hasMail(deps) });
    await call.afterwards(() => dispatchDue(deps));
    return answer;
  },
  confirmPublisherRequest: async (deps, { body }, call) => {
    await countLink(deps, call.address);
    const confirmed = await confirmPublisherRequest(deps, body.token, call);
    await call.afterwards(() => dispatchDue(deps));
    return confirmed;
  },
  listPublisherRequests: (deps, { query }) => listPublisherRequests(deps, query),
  listPublisherSources: (deps, { params }) => listPublisherSources(deps, params.id),
  decidePublisherRequest: async (deps, { params, body }, call) => {
    const request = await decidePublisherRequest(deps, call, params.id, body);
    await call.afterwards(() => dispatchDue(deps));
    return request;
  },
  listPublisherRules: (deps, { query }) => listPublisherRules(deps, query),
  liftPublisherRule: (deps, { params, body }, call) => liftPublisherRule(deps, call, { ...params, ...body }),
};
