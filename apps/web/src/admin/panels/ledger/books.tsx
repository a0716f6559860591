import type { Ledger } from '@marquee/contract';
import { dollars, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Columns, Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

type Book = Ledger['books'][number];
type Account = Book['accounts'][number];

/** What is owed and earned is on the credit side: shown as a positive amount, as people say it. */
const CREDIT_SIDE: ReadonlySet<Account['account']> = new Set(['deferred', 'advertiser', 'earned']);

const amountOf = ({ account, debitCents, creditCents }: Account) =>
  dollars(CREDIT_SIDE.has(account) ? creditCents - debitCents : debitCents - creditCents);

/** The books side by side. */
export function Books({ books }: { books: readonly Book[] }) {
  return (
    <Columns>
      {books.map(({ book, entries, hash, accounts }) => (
        <section key={book}>
          <h3 className={styles.subhead}>{t(`ledger.${book}`)}</h3>
          {hash === null ? (
            <p className={styles.quiet}>{t('ledger.noEntries')}</p>
          ) : (
            <>
              <Facts facts={accounts.map((account) => [t(`ledger.${account.account}`), amountOf(account)])} />
              <p className={styles.quiet} title={hash}>
                {t('ledger.lastHash', { seq: wholeNumber(entries), hash: hash.slice(0, 12) })}
              </p>
            </>
          )}
        </section>
      ))}
    </Columns>
  );
}
