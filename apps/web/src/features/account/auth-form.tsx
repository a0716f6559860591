import type { FormEvent } from 'react';
import { t } from '../../messages/site.ts';
import { useRegister, useSignIn } from '../../session/actions.ts';
import type { AuthMode } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import styles from './auth-dialog.module.css';

export function AuthForm({ mode }: { mode: AuthMode }) {
  const signIn = useSignIn();
  const register = useRegister();
  const isLogin = mode === 'login';
  const isPending = signIn.isPending || register.isPending;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const credentials = { email: text('email'), password: text('password') };
    if (isLogin) signIn.mutate(credentials);
    else register.mutate({ ...credentials, firstName: text('firstName'), lastName: text('lastName') });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {!isLogin && (
        <div className={styles.names}>
          <TextField name="firstName" label={t('auth.firstName')} autoComplete="given-name" required />
          <TextField name="lastName" label={t('auth.lastName')} autoComplete="family-name" required />
        </div>
      )}
      <TextField name="email" type="email" label={t('auth.email')} autoComplete="email" required />
      <PasswordField
        name="password"
        label={t('auth.password')}
        autoComplete={isLogin ? 'current-password' : 'new-password'}
        required
      />
      <Button
        type="submit"
        variant="primary"
        wide
        pending={isPending}
        pendingLabel={t(isLogin ? 'auth.signingIn' : 'auth.creating')}
      >
        {t(isLogin ? 'auth.signIn' : 'auth.create')}
      </Button>
    </form>
  );
}
