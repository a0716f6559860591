import type { Provider, ProviderTrouble } from '@marquee/contract';
import { useLocation } from 'react-router';
import { PROVIDER_NAMES } from '../../api/provider-names.generated.ts';
import { accountText } from '../../messages/account.ts';
import styles from './auth-dialog.module.css';

const SENTENCES: Record<ProviderTrouble, (name: string) => string> = {
  'provider-cancelled': (name) => accountText('account.providerCancelled', { name }),
  'provider-over': () => accountText('account.providerOver'),
  'provider-failed': (name) => accountText('account.providerFailed', { name }),
  'provider-unverified': (name) => accountText('account.providerUnverified', { name }),
  'provider-unconfirmed': (name) => accountText('account.providerUnconfirmed', { name }),
  'provider-taken': (name) => accountText('account.providerTaken', { name }),
  suspended: () => accountText('account.suspended'),
  'too-often': () => accountText('account.providerTooOften'),
};

/** Why a sign-in with a provider led back to the dialog. The address only chooses among our sentences. */
export function ProviderTroubleNote() {
  const params = new URLSearchParams(useLocation().search);
  const trouble = params.get('trouble') ?? '';
  const provider = params.get('provider') ?? '';
  if (!Object.hasOwn(SENTENCES, trouble) || !Object.hasOwn(PROVIDER_NAMES, provider)) return null;
  return (
    <p role="alert" className={styles.trouble}>
      {SENTENCES[trouble as ProviderTrouble](PROVIDER_NAMES[provider as Provider])}
    </p>
  );
}
