import type { OwnAccount } from '@marquee/contract';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './auth-dialog.module.css';
import { CurrentPassword } from './current-password.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { sentenceOf } from './sentence-of.ts';
import { canConfirm, SignInAgain } from './sign-in-again.tsx';
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
      {canConfirm(account) ? (
        <Form of={form} className={styles.form} browserAsks>
          {hasPassword && <CurrentPassword {...form.field('currentPassword')} />}
          <SubmitButton of={form} wide variant="danger" pendingLabel={factorText('factors.checking')}>
            {factorText('factors.remove')}
          </SubmitButton>
        </Form>
      ) : (
        <SignInAgain account={account} />
      )}
    </FactorDialog>
  );
}
