import type { ReportKind } from '@marquee/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { report } from '../../messages/reports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import { KindChoice } from './kind-choice.tsx';
import styles from './report-dialog.module.css';

const INITIAL: { kind: ReportKind | ''; words: string; email: string } = { kind: '', words: '', email: '' };

/** Reports what is wrong with an event, in one step and without an account. */
export function ReportDialog({ event, onClose }: { event: { slug: string; title: string }; onClose: () => void }) {
  const failed = report('report.failed');
  const { data: mail } = useQuery(queryFor('mailStatus', {}));
  const form = useForm({
    endpoint: 'reportEvent',
    // Nothing is chosen at first.
    initial: INITIAL as typeof INITIAL & { kind: ReportKind },
    needed: { kind: report('report.kindNeeded') },
    check: ({ kind, words }) =>
      kind === 'other' && words.trim() === '' ? { words: report('report.wordsNeeded') } : {},
    sentenceOf: (error) =>
      error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed,
    send: async ({ body }) => {
      await call('reportEvent', { params: { slug: event.slug }, body });
      toast({ title: report('report.sent'), description: report('report.sentText'), tone: 'success' });
      onClose();
    },
  });
  const isOther = form.values.kind === 'other';
  return (
    <Dialog open onOpenChange={onClose} title={report('report.title')} description={report('report.text', event)}>
      <Form of={form} className={styles.form}>
        <KindChoice {...form.field('kind')} />
        <AreaInput
          label={report(isOther ? 'report.wordsOther' : 'report.words')}
          hint={isOther ? '' : report('report.wordsHint')}
          rows={3}
          maxLength={1_000}
          {...form.field('words')}
        />
        <TextInput
          type="email"
          label={report('report.email')}
          hint={report(mail?.isSetUp ? 'report.emailHintMail' : 'report.emailHint')}
          autoComplete="email"
          {...form.field('email')}
        />
        <SubmitButton of={form} wide pendingLabel={report('report.sending')}>
          {report('report.send')}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
