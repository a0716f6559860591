import { useState } from 'react';
import { accountText } from '../../messages/account.ts';
import { authText } from '../../messages/auth.ts';
import { useRegister } from '../../session/actions.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { PasswordInput, TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './auth-dialog.module.css';
import { NewPassword, passwordFaults } from './new-password.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useStrength } from './use-strength.ts';

/** The session's toasts show failures, except errors of a field (spec: AUTH-07). */
export function SignInForm({ onForgot, onWaiting }: { onForgot: () => void; onWaiting: () => void }) {
  const { mutateAsync } = useSignIn(onWaiting);
  const form = useForm({
    endpoint: 'signIn',
    initial: { email: '', password: '' },
    send: ({ body }) => mutateAsync(body),
  });
  return (
    <Form of={form} className={styles.form} browserAsks>
      <TextInput type="email" label={authText('auth.email')} autoComplete="email" {...form.field('email')} required />
      <PasswordInput
        label={authText('auth.password')}
        autoComplete="current-password"
        {...form.field('password')}
        required
      />
      <SubmitButton of={form} wide pendingLabel={authText('auth.signingIn')}>
        {authText('auth.signIn')}
      </SubmitButton>
      <Button variant="quiet" className={styles.forgot} onClick={onForgot}>
        {accountText('account.forgot')}
      </Button>
    </Form>
  );
}

const NOBODY = { firstName: '', lastName: '', email: '', password: '' };

export function RegisterForm() {
  const { mutateAsync } = useRegister();
  const [typed, setTyped] = useState(NOBODY);
  const strength = useStrength(typed.password, [typed.email, typed.firstName, typed.lastName]);
  const form = useForm({
    endpoint: 'register',
    initial: NOBODY,
    check: ({ password }) => passwordFaults(password, strength),
    send: ({ body }) => mutateAsync(body),
  });
  const field = form.field('password');
  return (
    <Form of={form} className={styles.form} browserAsks>
      <div className={styles.names}>
        <TextInput label={authText('auth.firstName')} autoComplete="given-name" {...form.field('firstName')} required />
        <TextInput label={authText('auth.lastName')} autoComplete="family-name" {...form.field('lastName')} required />
      </div>
      <TextInput type="email" label={authText('auth.email')} autoComplete="email" {...form.field('email')} required />
      <NewPassword
        label={authText('auth.password')}
        strength={strength}
        field={{
          ...field,
          onValue: (password) => {
            setTyped({ ...form.values, password });
            field.onValue(password);
          },
        }}
      />
      <SubmitButton of={form} wide pendingLabel={authText('auth.creating')}>
        {authText('auth.create')}
      </SubmitButton>
    </Form>
  );
}
