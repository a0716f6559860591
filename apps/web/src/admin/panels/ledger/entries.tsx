import type { LedgerEntry } from '@marquee/contract';
import { defineList } from '../../kit/define-list.ts';
import { dollars, stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** What moved: the sum of the debits. */
const amountOf = ({ lines }: LedgerEntry) => lines.reduce((sum, { cents }) => (cents > 0 ? sum + cents : sum), 0);

/** Movements of money; a row opens with its lines. */
export const ledgerEntries = defineList({
  id: 'entries',
  list: 'listLedgerEntries',
  caption: t('ledger.entries'),
  rowKey: ({ book, seq }) => `${book}-${seq}`,
  columns: [
    { field: 'seq', label: t('ledger.seq'), number: true },
    { field: 'kind', label: t('ledger.kind'), show: ({ kind }) => t(`ledger.kind.${kind}`) },
    { field: 'lines', label: t('ledger.amount'), number: true, show: (entry) => dollars(amountOf(entry)) },
    { field: 'operation', label: t('ledger.operation'), long: true, from: 780 },
    { field: 'timestamp', label: t('ledger.when'), from: 520, as: 'age' },
  ],
  filters: [
    {
      name: 'book',
      label: t('ledger.book'),
      fallback: t('ledger.boosts'),
      options: [{ value: 'campaigns', label: t('ledger.campaigns') }],
    },
    { name: 'payment', label: t('ledger.paymentId'), show: (id) => id },
    { name: 'from', until: 'to', label: t('ledger.days'), kind: 'dates' },
  ],
  csvDocument: 'exportLedgerEntries',
  detail: {
    title: ({ kind, seq }) => `${t(`ledger.kind.${kind}`)}, ${t('ledger.seq')} ${seq}`,
    body: (entry) => <EntryDetail entry={entry} />,
  },
  refreshSeconds: 30,
  empty: t('ledger.noEntries'),
});

function EntryDetail({ entry }: { entry: LedgerEntry }) {
  return (
    <>
      <Facts
        facts={[
          [t('ledger.when'), stamp(entry.timestamp)],
          [t('ledger.paymentId'), entry.paymentId],
          [t('ledger.operation'), entry.operation],
          [t('ledger.hash'), entry.hash],
        ]}
      />
      <ul className={styles.notes}>
        {entry.lines.map(({ account, cents }) => (
          <li key={account}>
            {t(cents > 0 ? 'ledger.debit' : 'ledger.credit')} {account}: {dollars(Math.abs(cents))}
          </li>
        ))}
      </ul>
    </>
  );
}
