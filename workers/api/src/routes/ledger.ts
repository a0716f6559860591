import type { Slices } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import { listLedgerEntries, readLedger, requestProof } from '@marquee/domain/ledger';
import type { Verbs } from '../verbs.ts';

export const ledgerRoutes: Verbs<Slices['ledger']> = {
  getLedger: (deps) => readLedger(deps),
  listLedgerEntries: (deps, { query }) => listLedgerEntries(deps, query),
  verifyLedger: async (deps, _input, call) => {
    const answer = await requestProof(deps, call);
    await call.afterwards(() => dispatchDue(deps));
    return answer;
  },
};
