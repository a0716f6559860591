import type { Slices } from '@marquee/contract';
import { countLetter, countLink } from '@marquee/domain/accounts';
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
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';
import { hasMail } from './mail.ts';

/** What these change is dispatched at once: letters, and what a rule does to our sources. */
export const publisherRoutes: Verbs<Slices['publishers']> = {
  askAsPublisher: async (deps, { body: { site, ...asked } }, call) => {
    const host = siteHost(site, new URL(deps.publicOrigin).hostname);
    await countLetter(deps, { email: asked.email, address: call.address });
    const request = { ...asked, host, language: call.language };
    return thenDispatched(deps, call, await askAsPublisher(deps, request, { hasMail: await hasMail(deps) }));
  },
  confirmPublisherRequest: async (deps, { body }, call) => {
    await countLink(deps, call.address);
    return thenDispatched(deps, call, await confirmPublisherRequest(deps, body.token, call));
  },
  listPublisherRequests: (deps, { query }) => listPublisherRequests(deps, query),
  listPublisherSources: (deps, { params }) => listPublisherSources(deps, params.id),
  decidePublisherRequest: async (deps, { params, body }, call) =>
    thenDispatched(deps, call, await decidePublisherRequest(deps, call, params.id, body)),
  listPublisherRules: (deps, { query }) => listPublisherRules(deps, query),
  liftPublisherRule: (deps, { params, body }, call) => liftPublisherRule(deps, call, { ...params, ...body }),
};
