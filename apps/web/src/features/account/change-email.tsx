import { useState } from 'react';
import { call } from '../../api/call.ts';
import { accountText } from '../../messages/account.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './account-page.module.css';
import { CurrentPassword } from './current-password.tsx';
import { sentenceOf } from './sentence-of.ts';

const EMPTY = { email: '', currentPassword: '' };

/** Asks for the letter whose link changes the address. */
export function ChangeEmail({ hasPassword }: { hasPassword: boolean }) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm({
    endpoint: 'changeEmail',
    initial: EMPTY,
    next: () => EMPTY,
    toBody: ({ email, currentPassword }) => (hasPassword ? { email, currentPassword } : { email }),
    sentenceOf,
    send: async ({ body }) => {
      await call('changeEmail', { body });
      setAsked(body.email);
    },
  });
  return (
    <>
      {asked !== null && (
        <output className={styles.note}>
          <strong>{accountText('account.emailAsked')}</strong>
          {accountText('account.emailAskedText', { email: asked })}
        </output>
      )}
      <Form of={form} className={styles.form} label={accountText('account.changeEmail')} browserAsks>
        <TextInput
          type="email"
          label={accountText('account.newEmail')}
          autoComplete="email"
          {...form.field('email')}
          required
        />
        {hasPassword && <CurrentPassword {...form.field('currentPassword')} />}
        <SubmitButton of={form} variant="secondary" pendingLabel={accountText('account.sending')}>
          {accountText('account.changeEmail')}
        </SubmitButton>
      </Form>
    </>
  );
}
