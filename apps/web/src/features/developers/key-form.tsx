import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { devText } from '../../messages/developers.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './developers.module.css';
import type { Made } from './made-key.tsx';

/** Makes a key with a name. */
export function KeyForm({ onMade }: { onMade: (made: Made) => void }) {
  const failed = devText('keys.failed');
  const form = useForm({
    endpoint: 'createApiKey',
    initial: { name: '' },
    needed: { name: devText('keys.nameNeeded') },
    sentenceOf: (error) =>
      error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed,
    send: async (input) => onMade(await call('createApiKey', input)),
  });
  return (
    <Form of={form} className={styles.form}>
      <TextInput
        label={devText('keys.name')}
        hint={devText('keys.nameHint')}
        maxLength={60}
        autoComplete="off"
        {...form.field('name')}
      />
      <SubmitButton of={form} pendingLabel={devText('keys.making')}>
        {devText('keys.make')}
      </SubmitButton>
    </Form>
  );
}
