import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NumberInput } from '../../../ui/form/inputs.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/toggle.tsx';
import styles from '../../kit/kit.module.css';
import { NUMBER_RANGES, numberFault, rangeText } from '../../kit/number-entry.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { type Rule, TOUCHED_BY_ALERTS } from './alert-types.ts';
import alerts from './alerts.module.css';

const SEVERITIES = [
  { value: 'critical', label: t('alerts.critical') },
  { value: 'warning', label: t('alerts.warning') },
] as const;

const AGAIN = NUMBER_RANGES.alertHours;

/** The settings of one rule; what was saved is shown anew. */
export function RuleForm({ of: rule }: { of: Rule }) {
  const [round, setRound] = useState(0);
  return <Fields key={round} of={rule} onSaved={() => setRound(round + 1)} />;
}

/** They are saved over the version that was shown when the form was opened: another change meanwhile is refused. */
function Fields({ of: shown, onSaved }: { of: Rule; onSaved: () => void }) {
  const [opened] = useState(shown);
  const { rule, unit, least, most, version } = opened;
  const [isOn, setOn] = useState(opened.isOn);
  const [threshold, setThreshold] = useState<number | null>(opened.threshold);
  const [againHours, setAgain] = useState<number | null>(opened.againHours);
  const [severity, setSeverity] = useState(opened.severity);
  const [byMail, setMail] = useState(opened.byMail);
  const [byWebhook, setWebhook] = useState(opened.byWebhook);
  const [isTried, setTried] = useState(false);
  const failure = { title: t('alerts.saveFailed'), fallback: t('alerts.saveFailedText') };
  const save = useAction({
    call: 'updateAlertRule',
    success: { title: t('alerts.saved'), description: t('alerts.savedText') },
    failure,
    reloads: TOUCHED_BY_ALERTS,
  });
  const reset = useAction({
    call: 'resetAlertRule',
    success: { title: t('alerts.wasReset'), description: t('alerts.savedText') },
    failure,
    reloads: TOUCHED_BY_ALERTS,
  });
  const thresholdFault = numberFault(threshold, { least, most });
  const againFault = numberFault(againHours, AGAIN);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (thresholdFault || againFault || threshold === null || againHours === null) return;
    const body = { version, isOn, threshold, severity, byMail, byWebhook, againHours };
    if (await save.run({ params: { rule }, body })) onSaved();
  }

  async function setAsMade(): Promise<void> {
    if (await reset.run({ params: { rule }, body: { version } })) onSaved();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Switch label={t('alerts.isOn')} checked={isOn} onChecked={setOn} />
      <div className={alerts.small}>
        <NumberInput
          name="threshold"
          required
          label={t('alerts.thresholdField', { unit: t(`alerts.unit.${unit}`) })}
          hint={rangeText({ least, most })}
          error={isTried ? thresholdFault : undefined}
          value={threshold}
          onValue={setThreshold}
        />
        <Select label={t('alerts.severity')} options={SEVERITIES} value={severity} onValue={setSeverity} />
      </div>
      <Switch label={t('alerts.byMail')} checked={byMail} onChecked={setMail} />
      <Switch label={t('alerts.byWebhook')} checked={byWebhook} onChecked={setWebhook} />
      <NumberInput
        name="againHours"
        required
        label={t('alerts.again')}
        hint={rangeText(AGAIN)}
        error={isTried ? againFault : undefined}
        value={againHours}
        onValue={setAgain}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t('alerts.save')}
        </Button>
        {shown.isChanged && (
          <Button pending={reset.isPending} onClick={() => void setAsMade()}>
            {t('alerts.reset')}
          </Button>
        )}
      </div>
    </form>
  );
}
