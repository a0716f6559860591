import type { Slices } from '@marquee/contract';
import { addressBlock, countUse, REPORT_LIMIT } from '@marquee/domain/accounts';
import { decideReport, listEventReports, reportEvent } from '@marquee/domain/reports';
import type { Verbs } from '../verbs.ts';

export const reportRoutes: Verbs<Slices['reports']> = {
  reportEvent: async (deps, { params, body }, { session, address }) => {
    const by = session ? `user:${session.user.id}` : addressBlock(address);
    await countUse(deps, { what: 'report', by, limit: REPORT_LIMIT });
    return reportEvent(deps, { ...body, slug: params.slug, by });
  },
  listEventReports: (deps, { query }) => listEventReports(deps, query),
  decideEventReport: (deps, { params, body }, caller) => decideReport(deps, caller, params.id, body),
};
