import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { referenceOf } from '../../api/call-error.ts';
import { API_KEYS_MOST } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { devText } from '../../messages/developers.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import text from '../about/text-page.module.css';
import styles from './developers.module.css';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { type Made, MadeKey } from './made-key.tsx';

/** The keys of whoever is signed in: made, shown once, and revoked. */
export function KeysPage() {
  usePageHead({ title: t('site.title', { page: devText('keys.title') }) });
  return (
    <>
      <Canopy>
        <div className={text.head}>
          <h1 className={text.title} tabIndex={-1}>
            {devText('keys.title')}
          </h1>
          <p className={text.lead}>
            {devText('keys.lead')} <Link to="/developers">{devText('keys.howTo')}</Link>
          </p>
        </div>
      </Canopy>
      <div className={styles.keys}>
        <Guard need="user">
          <Keys />
        </Guard>
      </div>
    </>
  );
}

function Keys() {
  const queries = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const { data: keys, error, isPending, refetch } = useQuery(queryFor('listApiKeys', {}));
  const readAgain = () => queries.invalidateQueries({ queryKey: ['listApiKeys'] });

  if (isPending) return <Spinner label={devText('keys.loading')} />;
  if (error)
    return (
      <ErrorState
        title={devText('keys.loadFailed')}
        reference={referenceOf(error)}
        actions={<Button onClick={() => void refetch()}>{t('ui.tryAgain')}</Button>}
      />
    );
  const isFull = keys.length >= API_KEYS_MOST;
  return (
    <>
      {made ? (
        <MadeKey made={made} onDone={() => setMade(null)} />
      ) : isFull ? (
        <p>{devText('keys.most', { n: API_KEYS_MOST })}</p>
      ) : (
        <KeyForm
          onMade={(key) => {
            setMade(key);
            void readAgain();
          }}
        />
      )}
      <section>
        <h2>{devText('keys.yours')}</h2>
        {keys.length === 0 ? (
          <EmptyState title={devText('keys.none')} level={3}>
            {devText('keys.noneText')}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.list}>
              {keys.map((key) => (
                <KeyRow key={key.id} apiKey={key} onRevoked={() => void readAgain()} />
              ))}
            </ul>
            <p className={styles.quiet}>{devText('keys.counting')}</p>
          </>
        )}
      </section>
    </>
  );
}
