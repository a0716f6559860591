import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { useNow } from '../../kit/now.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { type Silence, TOUCHED_BY_ALERTS } from './alert-types.ts';
import alerts from './alerts.module.css';
import { endOf, LENGTHS, type Length, nextMorning, shortTime } from './silence-times.ts';

interface Props {
  rule: Silence['rule'];
  title: string;
  onClose: () => void;
}

/** Silences a rule or everything for a while: two presses, at night on a phone, too. */
export function SilenceDialog({ rule, title, onClose }: Props) {
  const now = useNow();
  const formId = useId();
  const [length, setLength] = useState<Length>('hour');
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState<string>(t('alerts.reasonUsual'));
  const [isTried, setTried] = useState(false);
  const silence = useAction({
    call: 'silenceAlerts',
    success: ({ until }) => ({
      title: t('alerts.silenced'),
      description: t('alerts.silencedText', { at: shortTime(Date.parse(until)) }),
    }),
    failure: { title: t('alerts.silenceFailed'), fallback: t('alerts.silenceFailedText') },
    reloads: TOUCHED_BY_ALERTS,
  });
  const words = (each: Length) =>
    each === 'morning' ? t('alerts.morning', { at: shortTime(nextMorning(now)) }) : t(`alerts.${each}`);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    const until = endOf(length, chosen, Date.now());
    if (until === null || reason.trim() === '') return;
    if (await silence.run({ body: { rule, until: new Date(until).toISOString(), reason: reason.trim() } })) onClose();
  }

  const footer = (
    <>
      <Button onClick={onClose}>{t('alerts.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" pending={silence.isPending}>
        {t('alerts.silence')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('alerts.silenceTitle', { title })}
      description={t('alerts.silenceNote')}
      footer={footer}
      width="narrow"
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className={alerts.lengths}>
          <legend>{t('alerts.silenceLength')}</legend>
          {LENGTHS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${formId}-length`}
                checked={length === each}
                onChange={() => setLength(each)}
              />
              {words(each)}
            </label>
          ))}
        </fieldset>
        {length === 'chosen' && (
          <TextField
            type="datetime-local"
            label={t('alerts.until')}
            hint={t('alerts.untilHint')}
            error={isTried && endOf(length, chosen, now) === null ? t('alerts.untilWrong') : undefined}
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
        )}
        <TextArea
          label={t('alerts.reason')}
          maxLength={500}
          rows={2}
          required
          error={isTried && reason.trim() === '' ? t('alerts.reasonWrong') : undefined}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </form>
    </Dialog>
  );
}
