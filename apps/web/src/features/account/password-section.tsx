import type { OwnAccount } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { PROVIDER_NAMES } from '../../api/provider-names.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { accountText } from '../../messages/account.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './account-page.module.css';
import { CurrentPassword } from './current-password.tsx';
import { FirstPassword } from './first-password.tsx';
import { NewPassword, passwordFaults } from './new-password.tsx';
import { Section } from './section.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useStrength } from './use-strength.ts';

const EMPTY = { currentPassword: '', password: '' };

export function PasswordSection({ account }: { account: OwnAccount }) {
  return (
    <Section id="account-password" title={accountText('account.password')} text={accountText('account.passwordText')}>
      {account.providers.length > 0 && (
        <p className={styles.quiet}>
          {accountText('account.signsInWith', {
            names: account.providers.map((each) => PROVIDER_NAMES[each]).join(', '),
          })}
        </p>
      )}
      {account.hasPassword ? <ChangePassword account={account} /> : <FirstPassword email={account.email} />}
    </Section>
  );
}

function ChangePassword({ account: { email, firstName, lastName } }: { account: OwnAccount }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const strength = useStrength(typed, [email, firstName, lastName]);
  const form = useForm({
    endpoint: 'changePassword',
    initial: EMPTY,
    next: () => EMPTY,
    check: ({ password }) => passwordFaults(password, strength),
    sentenceOf,
    send: async ({ body }) => {
      await call('changePassword', { body });
      setTyped('');
      await queries.invalidateQueries({ queryKey: queryFor('getOwnAccount', {}).queryKey });
      toast({
        title: accountText('account.passwordChanged'),
        description: accountText('account.passwordChangedText'),
        tone: 'success',
      });
    },
  });
  const field = form.field('password');
  return (
    <Form of={form} className={styles.form} label={accountText('account.changePassword')} browserAsks>
      <CurrentPassword {...form.field('currentPassword')} />
      <NewPassword
        label={accountText('account.newPassword')}
        strength={strength}
        field={{
          ...field,
          onValue: (value) => {
            setTyped(value);
            field.onValue(value);
          },
        }}
      />
      <SubmitButton of={form} variant="secondary" pendingLabel={accountText('account.saving')}>
        {accountText('account.changePassword')}
      </SubmitButton>
    </Form>
  );
}
