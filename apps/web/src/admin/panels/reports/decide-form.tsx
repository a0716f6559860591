import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Stack } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';

/** Resolves or dismisses a report, with a note. */
export function DecideForm({ id }: { id: string }) {
  const { form, action } = useActionForm({
    call: 'decideEventReport',
    success: ({ status }) => ({
      title: t(status === 'resolved' ? 'reports.doneResolved' : 'reports.doneDismissed'),
    }),
    failure: { title: t('reports.failed'), fallback: t('reports.failedText') },
    reloads: ['listEventReports', 'listAuditLog'],
    initial: { note: '' },
    needed: { note: t('reports.noteNeeded') },
    toBody: ({ note }) => ({ status: 'resolved' as const, note }),
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
