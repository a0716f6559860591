import type { OwnAccount } from '@marquee/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { factorText } from '../../messages/factors.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './auth-dialog.module.css';
import { CurrentPassword } from './current-password.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { sentenceOf } from './sentence-of.ts';
import { canConfirm, SignInAgain } from './sign-in-again.tsx';
import { useReload } from './use-reload.ts';

/** New recovery codes in place of the old ones. */
export function RenewDialog({ account, onClose }: { account: OwnAccount; onClose: () => void }) {
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
      title={factorText('factors.renewTitle')}
      text={factorText('factors.renewText')}
      codes={codes}
      onClose={onClose}
    >
      {canConfirm(account) ? (
        <Form of={form} className={styles.form} browserAsks>
          {hasPassword && <CurrentPassword {...form.field('currentPassword')} />}
          <SubmitButton of={form} wide>
            {factorText('factors.renew')}
          </SubmitButton>
        </Form>
      ) : (
        <SignInAgain account={account} />
      )}
    </FactorDialog>
  );
}
