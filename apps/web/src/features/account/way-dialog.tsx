import type { OwnAccount, Provider } from '@marquee/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { PROVIDER_NAMES } from '../../api/provider-names.generated.ts';
import { accountText } from '../../messages/account.ts';
import { SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnerForm } from './owner-form.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useReload } from './use-reload.ts';

interface Props {
  account: OwnAccount;
  provider: Provider;
  onClose: () => void;
}

/** Connects or disconnects a provider after its owner confirmed it. */
export function WayDialog({ account, provider, onClose }: Props) {
  const { hasPassword } = account;
  // The page behind the dialog changes when it is done.
  const [isConnected] = useState(account.providers.includes(provider));
  const name = PROVIDER_NAMES[provider];
  const reload = useReload();
  const form = useForm({
    endpoint: 'disconnectProvider',
    initial: { currentPassword: '' },
    toBody: ({ currentPassword }) => ({ provider, ...(hasPassword && { currentPassword }) }),
    sentenceOf,
    send: async ({ body }) => {
      if (!isConnected) return window.location.assign((await call('connectProvider', { body })).url);
      await call('disconnectProvider', { body });
      toast({ title: accountText('account.disconnected', { name }), tone: 'success' });
      onClose();
      await reload();
    },
  });
  return (
    <FactorDialog
      title={accountText(isConnected ? 'account.disconnectFrom' : 'account.connectTo', { name })}
      text={accountText(isConnected ? 'account.disconnectText' : 'account.connectText', { name })}
      codes={null}
      onClose={onClose}
    >
      <OwnerForm account={account} form={form}>
        <SubmitButton of={form} wide variant={isConnected ? 'danger' : 'primary'}>
          {accountText(isConnected ? 'account.disconnect' : 'account.connect')}
        </SubmitButton>
      </OwnerForm>
    </FactorDialog>
  );
}
