import { LEDGER_EXPORT_ENTRIES, type LedgerEntry, type Slices } from '@marquee/contract';
import { exportLedgerEntries, listLedgerEntries, readLedger, requestProof } from '@marquee/domain/ledger';
import type { Cell } from '@marquee/kernel';
import { tableFile } from '../table-file.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const ledgerRoutes: Verbs<Slices['ledger']> = {
  getLedger: (deps) => readLedger(deps),
  listLedgerEntries: (deps, { query }) => listLedgerEntries(deps, query),
  exportLedgerEntries: async (deps, { query }) => {
    const { entries, isCut } = await exportLedgerEntries(deps, query);
    const rows = entries.flatMap(cellsOf);
    return tableFile(
      { of: `ledger-${query.book}`, columns: COLUMNS, rows, cut: isCut ? CUT : undefined },
      deps.clock.now(),
    );
  },
  verifyLedger: async (deps, _input, call) => thenDispatched(deps, call, await requestProof(deps, call)),
};

const COLUMNS = ['Time (UTC)', 'No.', 'Movement', 'Account', 'Debit (USD)', 'Credit (USD)', 'Payment', 'Cause', 'Hash'];

const CUT = `Cut: there are more movements than this file has (at most ${LEDGER_EXPORT_ENTRIES.toLocaleString('en-US')}). Narrow the days for the rest.`;

/** A row for each account of a movement. */
function cellsOf({ timestamp, seq, kind, lines, paymentId, operation, hash }: LedgerEntry): Cell[][] {
  return lines.map(({ account, cents }) => {
    const amount = (Math.abs(cents) / 100).toFixed(2);
    return [
      timestamp,
      seq,
      kind,
      account,
      cents > 0 ? amount : null,
      cents < 0 ? amount : null,
      paymentId,
      operation,
      hash,
    ];
  });
}
