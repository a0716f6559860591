import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { CONTROL_OPTIONS, type ControlName } from './control-names.ts';

const SETTINGS = [
  { value: 'off', label: t('controls.off') },
  { value: 'on', label: t('controls.on') },
] as const;

/** A city and its state, or a state alone; the control; on or off. */
export function OverrideForm() {
  const [city, setCity] = useState('');
  const [state, setState] = useState('');
  const [control, setControl] = useState<ControlName>('eventScraping');
  const [setting, setSetting] = useState<'on' | 'off'>('off');
  const [isStateWrong, setStateWrong] = useState(false);
  const add = useAction({
    call: 'setControlOverride',
    success: { title: t('controls.added') },
    failure: { title: t('controls.addFailed'), fallback: t('controls.addFailedText') },
    reloads: ['listControlOverrides', 'getSystemControlsStatus', 'listAuditLog'],
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isWrong = !/^[A-Za-z]{2}$/.test(state.trim());
    setStateWrong(isWrong);
    if (isWrong) return;
    const place = { state: state.trim(), ...(city.trim() ? { city: city.trim() } : {}) };
    const isDone = await add.run({ body: { ...place, control, enabled: setting === 'on' } });
    if (isDone) setCity('');
  }

  return (
    <form className={styles.inlineForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        size="sm"
        label={t('controls.city')}
        hint={t('controls.cityHint')}
        value={city}
        maxLength={80}
        onChange={(change) => setCity(change.currentTarget.value)}
      />
      <TextField
        size="sm"
        label={t('controls.state')}
        hint={t('controls.stateHint')}
        error={isStateWrong ? t('controls.stateNeeded') : undefined}
        value={state}
        maxLength={2}
        required
        onChange={(change) => {
          setState(change.currentTarget.value.toUpperCase());
          setStateWrong(false);
        }}
      />
      <Select size="sm" label={t('controls.control')} value={control} options={CONTROL_OPTIONS} onValue={setControl} />
      <Select size="sm" label={t('controls.setting')} value={setting} options={SETTINGS} onValue={setSetting} />
      <Button type="submit" size="sm" variant="primary" pending={add.isPending}>
        {t('controls.add')}
      </Button>
    </form>
  );
}
