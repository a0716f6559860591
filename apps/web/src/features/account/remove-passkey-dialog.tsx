import type { OwnAccount } from '@marquee/contract';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnerForm } from './owner-form.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useReload } from './use-reload.ts';

interface Props {
  account: OwnAccount;
  passkey: { id: string; name: string };
  onClose: () => void;
}

/** Removes a passkey after its owner typed the password again. */
export function RemovePasskeyDialog({ account, passkey: { id, name }, onClose }: Props) {
  const { hasPassword } = account;
  const reload = useReload();
  const form = useForm({
    endpoint: 'removePasskey',
    initial: { currentPassword: '' },
    toBody: ({ currentPassword }) => (hasPassword ? { currentPassword } : {}),
    sentenceOf,
    send: async ({ body }) => {
      await call('removePasskey', { params: { id }, body });
      toast({ title: factorText('factors.passkeyRemoved'), tone: 'success' });
      onClose();
      void reload();
    },
  });
  return (
    <FactorDialog
      title={factorText('factors.removePasskey', { name })}
      text={factorText('factors.removePasskeyText')}
      codes={null}
      onClose={onClose}
    >
      <OwnerForm account={account} form={form}>
        <SubmitButton of={form} wide variant="danger" pendingLabel={factorText('factors.checking')}>
          {factorText('factors.remove')}
        </SubmitButton>
      </OwnerForm>
    </FactorDialog>
  );
}
