import type { EventReport } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput } from '../../../ui/form/inputs.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { Stack } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';

/** Resolves or dismisses a report, with a note. A reporter who left an address gets a letter. */
export function DecideForm({ report: { id, email } }: { report: EventReport }) {
  const hasMail = useHasMail();
  const { form, action } = useActionForm({
    call: 'decideEventReport',
    success: ({ status }) => ({
      title: t(status === 'resolved' ? 'reports.doneResolved' : 'reports.doneDismissed'),
    }),
    failure: { title: t('reports.failed'), fallback: t('reports.failedText') },
    reloads: ['listEventReports', 'listAuditLog', 'listReviewQueue'],
    initial: { note: '', isNoteShared: false },
    needed: { note: t('reports.noteNeeded') },
    toBody: ({ note, isNoteShared }) => ({ status: 'resolved' as const, note, isNoteShared }),
  });
  const decide = (status: 'resolved' | 'dismissed') =>
    form.submit(({ body }) => action.send({ params: { id }, body: { ...body, status } }));
  return (
    <Form of={{ ...form, submit: () => decide('resolved') }} className={styles.part} label={t('reports.title')}>
      <Stack>
        <AreaInput
          label={t('reports.noteLabel')}
          hint={t('reports.noteHint')}
          rows={3}
          maxLength={1_000}
          {...form.field('note')}
        />
        {email !== null && hasMail === false && <p>{t('reports.noMail')}</p>}
        {email !== null && hasMail && (
          <Checkbox
            label={t('reports.share')}
            hint={t('reports.shareHint', { email })}
            checked={form.values.isNoteShared}
            onChecked={(isNoteShared) => form.set({ isNoteShared })}
          />
        )}
        <div className={styles.buttons}>
          <SubmitButton of={form}>{t('reports.resolve')}</SubmitButton>
          <Button pending={form.isPending} onClick={() => void decide('dismissed')}>
            {t('reports.dismiss')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
