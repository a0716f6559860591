import type { OwnAccount, Provider } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROVIDER_NAMES } from '../../api/provider-names.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account-page.module.css';
import { FactorRow } from './factor-row.tsx';
import { Section } from './section.tsx';
import { WayDialog } from './way-dialog.tsx';

/** The providers that sign in to the account, and those that could. Nothing where none is set up. */
export function WaysSection({ account }: { account: OwnAccount }) {
  const { data: configured = [] } = useQuery(queryFor('authProviders', {}));
  const [open, setOpen] = useState<Provider | null>(null);
  const shown = [...new Set([...configured, ...account.providers])];
  if (shown.length === 0) return null;
  return (
    <Section id="account-ways" title={accountText('account.ways')} text={accountText('account.waysText')}>
      {!account.isEmailVerified && <p className={styles.quiet}>{accountText('account.confirmFirst')}</p>}
      <ul className={styles.factors}>
        {shown.map((provider) => {
          const isConnected = account.providers.includes(provider);
          const name = PROVIDER_NAMES[provider];
          return (
            <FactorRow
              key={provider}
              name={name}
              text={accountText(isConnected ? 'account.connected' : 'account.notConnected')}
            >
              <Button
                size="sm"
                disabled={!isConnected && !account.isEmailVerified}
                aria-label={accountText(isConnected ? 'account.disconnectFrom' : 'account.connectTo', { name })}
                onClick={() => setOpen(provider)}
              >
                {accountText(isConnected ? 'account.disconnect' : 'account.connect')}
              </Button>
            </FactorRow>
          );
        })}
      </ul>
      {open && <WayDialog account={account} provider={open} onClose={() => setOpen(null)} />}
    </Section>
  );
}
