import type { OwnAccount } from '@marquee/contract';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { OwnerForm } from './owner-form.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useReload } from './use-reload.ts';

/** Removes the authenticator app, by the password and a code. */
export function RemoveAppDialog({ account, onClose }: { account: OwnAccount; onClose: () => void }) {
  const { hasPassword } = account;
  const reload = useReload();
  const form = useForm({
    endpoint: 'removeApp',
    initial: { currentPassword: '', code: '' },
    toBody: ({ currentPassword, code }) => ({ code, ...(hasPassword && { currentPassword }) }),
    sentenceOf,
    send: async ({ body }) => {
      await call('removeApp', { body });
      toast({ title: factorText('factors.appRemoved'), tone: 'success' });
      onClose();
      void reload();
    },
  });
  return (
    <FactorDialog
      title={factorText('factors.removeApp')}
      text={factorText('factors.removeAppText')}
      codes={null}
      onClose={onClose}
    >
      <OwnerForm account={account} form={form}>
        <TextInput
          label={factorText('factors.codeOrRecovery')}
          autoComplete="one-time-code"
          {...form.field('code')}
          required
        />
        <SubmitButton of={form} wide variant="danger" pendingLabel={factorText('factors.checking')}>
          {factorText('factors.remove')}
        </SubmitButton>
      </OwnerForm>
    </FactorDialog>
  );
}
