import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { authText } from '../../messages/auth.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './auth-dialog.module.css';
import { sentenceOf } from './sentence-of.ts';

/** Asks for a letter with a link. What it says afterwards is the same whether the address has an account. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { data: mail } = useQuery(queryFor('mailStatus', {}));
  const [isPromised, setPromised] = useState<string | null>(null);
  const form = useForm({
    endpoint: 'askPasswordReset',
    initial: { email: '' },
    sentenceOf,
    send: async ({ body }) => {
      await call('askPasswordReset', { body });
      setPromised(body.email);
      onSent(body.email);
    },
  });
  if (mail?.isSetUp === false) return <p>{accountText('account.noMail')}</p>;
  if (isPromised !== null)
    return <output className={styles.sent}>{accountText('account.forgotSentText', { email: isPromised })}</output>;
  return (
    <Form of={form} className={styles.form} browserAsks>
      <TextInput type="email" label={authText('auth.email')} autoComplete="email" {...form.field('email')} required />
      <SubmitButton of={form} wide pendingLabel={accountText('account.sending')}>
        {accountText('account.sendLink')}
      </SubmitButton>
    </Form>
  );
}
