import type { Slices } from '@marquee/contract';
import { addressBlock, countUse, REPORT_LIMIT } from '@marquee/domain/accounts';
import { decideReport, listEventReports, reportEvent } from '@marquee/domain/reports';
import { noteDecided } from '@marquee/domain/review-queue';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const reportRoutes: Verbs<Slices['reports']> = {
  reportEvent: async (deps, { params, body }, { session, address, language }) => {
    const by = session ? `user:${session.user.id}` : addressBlock(address);
    await countUse(deps, { what: 'report', by, limit: REPORT_LIMIT });
    return reportEvent(deps, { ...body, slug: params.slug, by, language });
  },
  listEventReports: (deps, { query }) => listEventReports(deps, query),
  decideEventReport: async (deps, { params, body }, call) => {
    const decision = body.status === 'resolved' ? 'approve' : 'reject';
    const along = await noteDecided(deps, call, { kind: 'report', id: params.id, decision });
    return thenDispatched(deps, call, await decideReport(deps, call, params.id, body, along));
  },
};
