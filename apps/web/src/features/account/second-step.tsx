import type { SecondStep as Step } from '@marquee/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { factorText } from '../../messages/factors.ts';
import { t } from '../../messages/site.ts';
import { enterAs, signInWords } from '../../session/actions.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import styles from './auth-dialog.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { sentenceOf } from './sentence-of.ts';

/** What finishes a sign-in after the password or a provider: a code, a passkey, or a recovery code. */
export function SecondStep() {
  const { data, isPending } = useQuery({ ...queryFor('waitingSignIn', {}), staleTime: 0, gcTime: 0 });
  if (isPending) return <PageSpinner label={t('ui.loading')} />;
  if (!data)
    return (
      <p role="alert" className={styles.trouble}>
        {factorText('factors.stepOver')}
      </p>
    );
  return <Ways steps={data.steps} />;
}

function Ways({ steps }: { steps: readonly Step[] }) {
  const hasApp = steps.includes('app');
  const hasPasskey = steps.includes('passkey');
  const [isRecovery, setRecovery] = useState(false);
  const showsCode = hasApp || isRecovery;
  return (
    <div className={styles.body}>
      {hasPasskey && !isRecovery && <PasskeyButton isSecondStep variant={hasApp ? 'secondary' : 'primary'} />}
      {showsCode && <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />}
      <Button variant="quiet" className={styles.forgot} onClick={() => setRecovery(!isRecovery)}>
        {factorText(isRecovery ? (hasApp ? 'factors.useApp' : 'factors.usePasskey') : 'factors.useRecovery')}
      </Button>
    </div>
  );
}

function CodeForm({ isRecovery }: { isRecovery: boolean }) {
  const queries = useQueryClient();
  const form = useForm({
    endpoint: 'finishSignIn',
    initial: { code: '' },
    sentenceOf,
    send: async ({ body }) => {
      enterAs(queries, await call('finishSignIn', { body }));
      signInWords.done();
    },
  });
  return (
    <Form of={form} className={styles.form} browserAsks>
      <p className={styles.lead}>{factorText(isRecovery ? 'factors.stepRecovery' : 'factors.stepApp')}</p>
      <TextInput
        label={factorText(isRecovery ? 'factors.recoveryCode' : 'factors.code')}
        className={styles.code}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...form.field('code')}
        required
      />
      <SubmitButton of={form} wide pendingLabel={factorText('factors.checking')}>
        {factorText('factors.verify')}
      </SubmitButton>
    </Form>
  );
}
