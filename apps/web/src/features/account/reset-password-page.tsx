import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { accountText } from '../../messages/account.ts';
import { leaveAccount } from '../../session/actions.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Link } from '../../ui/link.tsx';
import styles from './link-page.module.css';
import { DeadLink, LinkPage, useLinkSecret } from './link-page.tsx';
import { NewPassword, passwordFaults } from './new-password.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useStrength } from './use-strength.ts';

/** Where the letter about a forgotten password leads. */
export function ResetPasswordPage() {
  const token = useLinkSecret();
  const [state, setState] = useState<'asking' | 'done' | 'over'>('asking');
  if (state === 'done') return <Done />;
  if (token === '' || state === 'over')
    return (
      <LinkPage title={accountText('account.resetTitle')}>
        <DeadLink isIncomplete={token === ''} to="/?signin=forgot" />
      </LinkPage>
    );
  return (
    <LinkPage title={accountText('account.resetTitle')} text={accountText('account.resetText')}>
      <ResetForm token={token} onEnd={setState} />
    </LinkPage>
  );
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (how: 'done' | 'over') => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const strength = useStrength(typed, []);
  const form = useForm({
    endpoint: 'resetPassword',
    initial: { password: '' },
    check: ({ password }) => passwordFaults(password, strength),
    toBody: ({ password }) => ({ token, password }),
    sentenceOf,
    send: async ({ body }) => {
      try {
        await call('resetPassword', { body });
      } catch (error) {
        if (error instanceof CallError && error.problem?.type.endsWith('#problem-link-over')) return onEnd('over');
        throw error;
      }
      // All sessions have ended, this browser's too.
      void leaveAccount(queries);
      onEnd('done');
    },
  });
  const field = form.field('password');
  const onValue = (value: string) => {
    setTyped(value);
    field.onValue(value);
  };
  return (
    <Form of={form} className={styles.form} browserAsks>
      <NewPassword label={accountText('account.newPassword')} strength={strength} field={{ ...field, onValue }} />
      <SubmitButton of={form} wide pendingLabel={accountText('account.saving')}>
        {accountText('account.reset')}
      </SubmitButton>
    </Form>
  );
}

function Done() {
  return (
    <LinkPage title={accountText('account.resetDone')}>
      <output className={styles.done}>
        {accountText('account.resetDoneText')}
        <Button asChild variant="primary">
          <Link to="/?signin=1">{accountText('account.signIn')}</Link>
        </Button>
      </output>
    </LinkPage>
  );
}
