import type { OwnAccount } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { referenceOf } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { t } from '../../messages/site.ts';
import { Guard } from '../../session/guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/state.tsx';
import styles from './account-page.module.css';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { FollowingSection } from './following-section.tsx';
import { HiddenSection } from './hidden-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProviderTroubleNote } from './provider-trouble.tsx';
import { sentenceOf } from './sentence-of.ts';
import { SessionsSection } from './sessions-section.tsx';
import { WaysSection } from './ways-section.tsx';

/** One's own account. */
export function AccountPage() {
  usePageHead({ title: t('site.title', { page: accountText('account.title') }) });
  return (
    <Guard need="user">
      <Account />
    </Guard>
  );
}

function Account() {
  const { data, isPending, error, refetch } = useQuery(queryFor('getOwnAccount', {}));
  return (
    <>
      <Canopy running={isPending}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {accountText('account.title')}
          </h1>
          <p className={styles.lead}>{accountText('account.text')}</p>
        </div>
      </Canopy>
      <div className={styles.page}>
        <ProviderTroubleNote />
        {isPending && <PageSpinner label={t('ui.loading')} />}
        {!isPending && !data && (
          <ErrorState
            title={accountText('account.failed')}
            reference={referenceOf(error)}
            actions={<Button onClick={() => void refetch()}>{accountText('account.retry')}</Button>}
          >
            {sentenceOf(error)}
          </ErrorState>
        )}
        {data && <Sections account={data} />}
      </div>
    </>
  );
}

function Sections({ account }: { account: OwnAccount }) {
  return (
    <>
      <NameSection account={account} />
      {/* Its form begins anew with another address. */}
      <EmailSection key={account.email} account={account} />
      <PasswordSection account={account} />
      <FactorsSection account={account} />
      <WaysSection account={account} />
      <FollowingSection account={account} />
      <HiddenSection />
      <SessionsSection account={account} />
      <DataSection account={account} />
    </>
  );
}
