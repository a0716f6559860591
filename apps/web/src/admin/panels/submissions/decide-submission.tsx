import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput } from '../../../ui/form/inputs.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { Stack } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';

/** Approves or rejects what somebody sent in, with a reason; the sender gets a letter. */
export function DecideSubmission({ id, email }: { id: string; email: string }) {
  const hasMail = useHasMail();
  const { form, action } = useActionForm({
    call: 'decideSubmission',
    success: ({ status }) => ({
      title: t(status === 'approved' ? 'submissions.doneApproved' : 'submissions.doneRejected'),
    }),
    failure: { title: t('submissions.failed'), fallback: t('submissions.failedText') },
    reloads: ['listSubmissions', 'listAuditLog', 'listScrapingSources', 'listReviewQueue'],
    initial: { note: '', isNoteShared: false },
    needed: { note: t('submissions.reasonNeeded') },
    toBody: ({ note, isNoteShared }) => ({ status: 'approved' as const, note, isNoteShared }),
  });
  const decide = (status: 'approved' | 'rejected') =>
    form.submit(({ body }) => action.send({ params: { id }, body: { ...body, status } }));
  return (
    <Form of={{ ...form, submit: () => decide('approved') }} className={styles.part} label={t('submissions.title')}>
      <Stack>
        <AreaInput
          label={t('submissions.reason')}
          hint={t('submissions.reasonHint')}
          rows={3}
          maxLength={1_000}
          {...form.field('note')}
        />
        {hasMail === false && <p>{t('submissions.noMail')}</p>}
        {hasMail && (
          <Checkbox
            label={t('submissions.share')}
            hint={t('submissions.shareHint', { email })}
            checked={form.values.isNoteShared}
            onChecked={(isNoteShared) => form.set({ isNoteShared })}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton of={form}>{t('submissions.approve')}</SubmitButton>
          <Button pending={form.isPending} onClick={() => void decide('rejected')}>
            {t('submissions.reject')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
