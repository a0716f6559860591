import { definePanel } from '../../kit/define-panel.tsx';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Books } from './books.tsx';
import { ledgerEntries } from './entries.tsx';
import { payments } from './payments.tsx';
import { MoneyState } from './state.tsx';

/** Whether money adds up: the ledger, and what the payment provider says. */
export const ledgerPanel = definePanel({ body: LedgerBody });

function LedgerBody() {
  const ledger = useLive('getLedger', {});
  return (
    <>
      <MoneyState ledger={ledger} />
      <Block title={t('ledger.books')} note={t('ledger.booksNote')}>
        <Live of={ledger} lines={6}>
          {({ books }) => <Books books={books} />}
        </Live>
      </Block>
      <Block title={t('ledger.payments')} note={t('ledger.paymentsNote')}>
        <List of={payments} />
      </Block>
      <Block title={t('ledger.entries')} note={t('ledger.entriesNote')}>
        <List of={ledgerEntries} />
      </Block>
    </>
  );
}
