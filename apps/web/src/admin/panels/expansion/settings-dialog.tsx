import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { enteredNumber, NUMBER_RANGES, numberFault } from '../../kit/number-entry.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { saveSettings } from './actions.ts';

interface SettingsProps {
  settings: Answer<'getExpansionSettings'>;
  onClose: () => void;
}

const MINUTE_MS = 60_000;
const { expansionMinutes, citiesPerDay } = NUMBER_RANGES;
const SWITCH = [
  { value: 'on', label: t('expansion.on') },
  { value: 'off', label: t('word.paused') },
] as const;

/** The settings as they were when it was opened: another change meanwhile is refused (spec: ENT-032). */
export function SettingsDialog({ settings, onClose }: SettingsProps) {
  const [opened] = useState(settings);
  const [minutes, setMinutes] = useState(String(opened.intervalMs / MINUTE_MS));
  const [most, setMost] = useState(String(opened.maxDailyCities));
  const [enabled, setEnabled] = useState<'on' | 'off'>(opened.enabled ? 'on' : 'off');
  const [isTried, setTried] = useState(false);
  const save = useAction(saveSettings);
  const formId = useId();
  const faults = {
    minutes: numberFault(minutes, expansionMinutes),
    most: numberFault(most, citiesPerDay),
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (faults.minutes || faults.most) return;
    const isOn = enabled === 'on';
    const body = {
      version: opened.version,
      intervalMs: (enteredNumber(minutes, expansionMinutes) ?? 0) * MINUTE_MS,
      maxDailyCities: enteredNumber(most, citiesPerDay) ?? 0,
      // The switch is sent only if it was turned: a city's override may differ from it.
      ...(isOn === opened.enabled ? {} : { enabled: isOn }),
    };
    if (await save.run({ body })) onClose();
  }

  const footer = (
    <>
      <Button onClick={onClose}>{t('word.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
        {t('expansion.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('expansion.dialog')}
      description={t('expansion.dialogNote')}
      footer={footer}
    >
      <form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <Select label={t('expansion.enabled')} value={enabled} options={SWITCH} onValue={setEnabled} />
        <TextField
          label={t('expansion.interval')}
          hint={t('expansion.intervalHint')}
          inputMode="numeric"
          maxLength={6}
          required
          value={minutes}
          error={isTried ? faults.minutes : undefined}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
        <TextField
          label={t('expansion.max')}
          hint={t('expansion.maxHint')}
          inputMode="numeric"
          maxLength={3}
          required
          value={most}
          error={isTried ? faults.most : undefined}
          onChange={(event) => setMost(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
