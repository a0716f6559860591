import type { OwnAccount } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { accountText } from '../../messages/account.ts';
import { authText } from '../../messages/auth.ts';
import { refreshSession } from '../../session/session.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './account-page.module.css';
import { Section } from './section.tsx';
import { sentenceOf } from './sentence-of.ts';

export function NameSection({ account: { firstName, lastName } }: { account: OwnAccount }) {
  const queries = useQueryClient();
  const form = useForm({
    endpoint: 'changeName',
    initial: { firstName, lastName },
    sentenceOf,
    send: async ({ body }) => {
      await call('changeName', { body });
      await refreshSession(queries);
      toast({ title: accountText('account.nameSaved'), tone: 'success' });
    },
  });
  return (
    <Section id="account-name" title={accountText('account.name')} text={accountText('account.nameText')}>
      <Form of={form} className={styles.form} label={accountText('account.name')} browserAsks>
        <div className={styles.names}>
          <TextInput
            label={authText('auth.firstName')}
            autoComplete="given-name"
            {...form.field('firstName')}
            required
          />
          <TextInput
            label={authText('auth.lastName')}
            autoComplete="family-name"
            {...form.field('lastName')}
            required
          />
        </div>
        <SubmitButton of={form} variant="secondary" pendingLabel={accountText('account.saving')}>
          {accountText('account.save')}
        </SubmitButton>
      </Form>
    </Section>
  );
}
