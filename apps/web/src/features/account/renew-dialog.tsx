import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnerForm } from './owner-form.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useReload } from './use-reload.ts';

interface Props {
  account: OwnAccount;
  /** Nobody has seen the old ones: the answer with them was lost. */
  isUnseen?: boolean;
  onClose: () => void;
}

/** New recovery codes in place of the old ones. */
export function RenewDialog({ account, isUnseen = false, onClose }: Props) {
  const { hasPassword } = account;
  const [codes, setCodes] = useState<string[] | null>(null);
  const reload = useReload();
  const form = useForm({
    endpoint: 'renewRecoveryCodes',
    initial: { currentPassword: '' },
    toBody: ({ currentPassword }) => (hasPassword ? { currentPassword } : {}),
    sentenceOf,
    send: async ({ body }) => {
      setCodes((await call('renewRecoveryCodes', { body })).recoveryCodes);
      void reload();
    },
  });
  return (
    <FactorDialog
      title={factorText(isUnseen ? 'factors.unseenTitle' : 'factors.renewTitle')}
      text={factorText(isUnseen ? 'factors.unseenText' : 'factors.renewText')}
      codes={codes}
      onClose={onClose}
    >
      <OwnerForm account={account} form={form}>
        <SubmitButton of={form} wide>
          {factorText('factors.renew')}
        </SubmitButton>
      </OwnerForm>
    </FactorDialog>
  );
}
