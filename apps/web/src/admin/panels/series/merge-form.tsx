import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { eventName } from './event-name.ts';

/** Two events by address, slug or id: the first is shown as the second from then on. */
export function MergeForm() {
  const [event, setEvent] = useState('');
  const [into, setInto] = useState('');
  const [isTried, setTried] = useState(false);
  const merging = useAction({
    call: 'mergeEvents',
    success: ({ eventId, message }) => ({
      title: t('merging.done'),
      description: message,
      opens: { label: t('merging.open'), path: `/events/${eventId}` },
    }),
    failure: { title: t('merging.failed'), fallback: t('merging.failedText') },
    reloads: ['listMerges', 'listEventSources', 'listRecurringEvents', 'listAuditLog'],
  });
  const [eventId, intoId] = [eventName(event), eventName(into)];
  const isSame = eventId !== '' && eventId === intoId;

  async function submit(submitted: FormEvent): Promise<void> {
    submitted.preventDefault();
    setTried(true);
    if (!eventId || !intoId || isSame) return;
    if (!(await merging.run({ body: { eventId, intoId } }))) return;
    setEvent('');
    setInto('');
    setTried(false);
  }

  return (
    <form
      className={styles.part}
      aria-label={t('merging.title')}
      onSubmit={(submitted) => void submit(submitted)}
      noValidate
    >
      <h3 className={styles.subhead}>{t('merging.title')}</h3>
      <p className={styles.quiet}>{t('merging.note')}</p>
      <div className={styles.inlineForm}>
        <TextField
          size="sm"
          label={t('merging.event')}
          placeholder={t('merging.hint')}
          value={event}
          required
          error={isTried && !eventId ? t('merging.needed') : undefined}
          onChange={(change) => setEvent(change.currentTarget.value)}
        />
        <TextField
          size="sm"
          label={t('merging.into')}
          placeholder={t('merging.hint')}
          value={into}
          required
          error={isTried ? (isSame ? t('merging.same') : intoId ? undefined : t('merging.needed')) : undefined}
          onChange={(change) => setInto(change.currentTarget.value)}
        />
        <Button type="submit" size="sm" variant="primary" pending={merging.isPending}>
          {t('merging.merge')}
        </Button>
      </div>
    </form>
  );
}
