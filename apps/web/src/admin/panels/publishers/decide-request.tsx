import type { PublisherRequest } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput } from '../../../ui/form/inputs.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { Stack } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';

const EFFECT = {
  stop: 'publishers.grantStop',
  hide: 'publishers.grantHide',
  correct: 'publishers.grantCorrect',
} as const;

/** Grants or refuses a request, with a note; the publisher gets a letter. */
export function DecideRequest({ request: { id, wish, email } }: { request: PublisherRequest }) {
  const hasMail = useHasMail();
  const { form, action } = useActionForm({
    call: 'decidePublisherRequest',
    success: ({ status }) => ({
      title: t(status === 'granted' ? 'publishers.doneGranted' : 'publishers.doneRefused'),
    }),
    failure: { title: t('publishers.failed'), fallback: t('publishers.failedText') },
    reloads: ['listPublisherRequests', 'listPublisherRules', 'listPublisherSources', 'listAuditLog'],
    initial: { note: '', isNoteShared: false },
    needed: { note: t('publishers.noteNeeded') },
    toBody: ({ note, isNoteShared }) => ({ status: 'granted' as const, note, isNoteShared }),
  });
  const decide = (status: 'granted' | 'refused') =>
    form.submit(({ body }) => action.send({ params: { id }, body: { ...body, status } }));
  return (
    <Form of={{ ...form, submit: () => decide('granted') }} className={styles.part} label={t('publishers.title')}>
      <Stack>
        <p className={styles.quiet}>{t(EFFECT[wish])}</p>
        <AreaInput
          label={t('publishers.noteLabel')}
          hint={t('publishers.noteHint')}
          rows={3}
          maxLength={1_000}
          {...form.field('note')}
        />
        {hasMail === false && <p>{t('publishers.noMail')}</p>}
        {hasMail && (
          <Checkbox
            label={t('publishers.share')}
            hint={t('publishers.shareHint', { email })}
            checked={form.values.isNoteShared}
            onChecked={(isNoteShared) => form.set({ isNoteShared })}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton of={form}>{t('publishers.grant')}</SubmitButton>
          <Button pending={form.isPending} onClick={() => void decide('refused')}>
            {t('publishers.refuse')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
