import type { OwnAccount } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import styles from './account-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { hasPasskeys } from './passkey-use.ts';
import { ProviderButton } from './provider-button.tsx';

/** An account without a password confirms a change by a new sign-in, or gets a password by letter. */
export function SignInAgain({ account }: { account: OwnAccount }) {
  const { data: configured = [] } = useQuery(queryFor('authProviders', {}));
  const providers = account.providers.filter((provider) => configured.includes(provider));
  const hasKey = account.factors.passkeys.length > 0 && hasPasskeys();
  if (providers.length === 0 && !hasKey) return <p className={styles.quiet}>{accountText('account.needsPassword')}</p>;
  return (
    <div className={styles.again}>
      <p>{accountText('account.signInAgain')}</p>
      {providers.map((provider) => (
        <ProviderButton key={provider} provider={provider} next="/account" />
      ))}
      {hasKey && <PasskeyButton />}
    </div>
  );
}

/** Whether a change can be made now: with the password, or shortly after signing in. */
export function canConfirm({ hasPassword, isRecent }: OwnAccount): boolean {
  return hasPassword || isRecent;
}
