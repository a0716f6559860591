import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { eventName } from './event-name.ts';

const EMPTY = { eventId: '', intoId: '' };

/** Two events by address, slug or id: the first is shown as the second from then on. */
export function MergeForm() {
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
    </Form>
  );
}

function named({ eventId, intoId }: typeof EMPTY): typeof EMPTY {
  return { eventId: eventName(eventId), intoId: eventName(intoId) };
}
