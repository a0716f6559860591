import { atomically } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { enqueueForAll } from '../jobs/index.ts';

/** An administrator asks for what is done each night: payments are compared, then the books are proved. */
export async function requestProof(deps: ChangeDeps, caller: Caller): Promise<{ success: true }> {
  const kinds = ['payment.reconcile', 'ledger.verify'] as const;
  const entry = auditEntry(deps, caller, {
    action: 'ledger.verify',
    subject: 'ledger:all',
    before: null,
    after: { jobs: kinds },
  });
  await atomically(deps.db, [entry, ...enqueueForAll(deps, ...kinds)]);
  return { success: true };
}
