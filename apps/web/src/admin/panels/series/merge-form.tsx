import { useConfirm } from '../../../ui/confirm.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call } from '../../kit/calls.ts';
import { failureText } from '../../kit/failure.ts';
import styles from '../../kit/kit.module.css';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { eventName } from './event-name.ts';
import { MergePreview } from './merge-preview.tsx';

const EMPTY = { eventId: '', intoId: '' };

/** Merges two events given by address, slug or id: the first into the second. */
export function MergeForm() {
  const { confirm, confirmation } = useConfirm();
  const { form } = useActionForm({
    call: 'mergeEvents',
    success: ({ eventId, message }) => ({
      title: t('merging.done'),
      description: message,
      opens: { label: t('merging.open'), path: `/events/${eventId}` },
    }),
    failure: { title: t('merging.failed'), fallback: t('merging.failedText') },
    reloads: ['listMerges', 'listEventSources', 'listRecurringEvents', 'listAuditLog'],
    initial: EMPTY,
    check: (values) => {
      const { eventId, intoId } = named(values);
      return {
        ...(eventId ? {} : { eventId: t('merging.needed') }),
        ...(intoId ? (intoId === eventId ? { intoId: t('merging.same') } : {}) : { intoId: t('merging.needed') }),
      };
    },
    confirm: async (values) => {
      const both = await bothOf(named(values));
      return both !== null && confirm(questionOf(both));
    },
    toBody: named,
    next: () => EMPTY,
    guarded: true,
  });
  const words = { size: 'sm', placeholder: t('merging.hint') } as const;
  return (
    <Form of={form} className={styles.part} label={t('merging.title')}>
      <h3 className={styles.subhead}>{t('merging.title')}</h3>
      <p className={styles.quiet}>{t('merging.note')}</p>
      <div className={styles.inlineForm}>
        <TextInput label={t('merging.event')} {...words} {...form.field('eventId')} required />
        <TextInput label={t('merging.into')} {...words} {...form.field('intoId')} required />
        <SubmitButton of={form} size="sm">
          {t('merging.merge')}
        </SubmitButton>
      </div>
      {confirmation}
    </Form>
  );
}

type Both = NonNullable<Awaited<ReturnType<typeof bothOf>>>;

function questionOf(both: Both) {
  const description = <MergePreview {...both} />;
  return { title: t('merging.ask'), description, confirmLabel: t('merging.merge') };
}

function named({ eventId, intoId }: typeof EMPTY): typeof EMPTY {
  return { eventId: eventName(eventId), intoId: eventName(intoId) };
}

/** Both current events; null, with a toast, if one cannot be loaded. */
async function bothOf({ eventId, intoId }: typeof EMPTY) {
  try {
    const [event, into] = await Promise.all([
      call('getEvent', { params: { slug: eventId } }),
      call('getEvent', { params: { slug: intoId } }),
    ]);
    return { event, into };
  } catch (error) {
    toast({ title: t('merging.notFound'), description: failureText(error, t('merging.notFoundText')), tone: 'danger' });
    return null;
  }
}
