import type { OwnAccount } from '@marquee/contract';
import type { ReactNode } from 'react';
import { Form, type FormProps } from '../../ui/form/form.tsx';
import type { Bound } from '../../ui/form/use-form.ts';
import styles from './auth-dialog.module.css';
import { CurrentPassword } from './current-password.tsx';
import { canConfirm, SignInAgain } from './sign-in-again.tsx';

interface Props {
  account: OwnAccount;
  form: FormProps['of'] & { field: (name: 'currentPassword') => Bound<string> };
  children: ReactNode;
}

/** A form of a dialog that the owner confirms: by the password, or by a sign-in a moment ago where there is none. */
export function OwnerForm({ account, form, children }: Props) {
  if (!canConfirm(account)) return <SignInAgain account={account} />;
  return (
    <Form of={form} className={styles.form} browserAsks>
      {account.hasPassword && <CurrentPassword {...form.field('currentPassword')} />}
      {children}
    </Form>
  );
}
