import { t } from '../../messages/site.ts';
import { useRegister, useSignIn } from '../../session/actions.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { PasswordInput, TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './auth-dialog.module.css';

/** The session's toasts show failures, except errors of a field (spec: AUTH-07). */
export function SignInForm() {
  const { mutateAsync } = useSignIn();
  const form = useForm({
    endpoint: 'signIn',
    initial: { email: '', password: '' },
    send: ({ body }) => mutateAsync(body),
  });
  return (
    <Form of={form} className={styles.form} browserAsks>
      <TextInput type="email" label={t('auth.email')} autoComplete="email" {...form.field('email')} required />
      <PasswordInput label={t('auth.password')} autoComplete="current-password" {...form.field('password')} required />
      <SubmitButton of={form} wide pendingLabel={t('auth.signingIn')}>
        {t('auth.signIn')}
      </SubmitButton>
    </Form>
  );
}

export function RegisterForm() {
  const { mutateAsync } = useRegister();
  const form = useForm({
    endpoint: 'register',
    initial: { firstName: '', lastName: '', email: '', password: '' },
    send: ({ body }) => mutateAsync(body),
  });
  return (
    <Form of={form} className={styles.form} browserAsks>
      <div className={styles.names}>
        <TextInput label={t('auth.firstName')} autoComplete="given-name" {...form.field('firstName')} required />
        <TextInput label={t('auth.lastName')} autoComplete="family-name" {...form.field('lastName')} required />
      </div>
      <TextInput type="email" label={t('auth.email')} autoComplete="email" {...form.field('email')} required />
      <PasswordInput label={t('auth.password')} autoComplete="new-password" {...form.field('password')} required />
      <SubmitButton of={form} wide pendingLabel={t('auth.creating')}>
        {t('auth.create')}
      </SubmitButton>
    </Form>
  );
}
