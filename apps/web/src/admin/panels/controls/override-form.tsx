import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from '../../kit/kit.module.css';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { CONTROL_OPTIONS } from './control-names.ts';

const SETTINGS = [
  { value: 'off', label: t('controls.off') },
  { value: 'on', label: t('controls.on') },
] as const;

/** A city and its state, or only a state; the control; on or off. */
export function OverrideForm() {
  const { form } = useActionForm({
    call: 'setControlOverride',
    success: { title: t('controls.added') },
    failure: { title: t('controls.addFailed'), fallback: t('controls.addFailedText') },
    reloads: ['listControlOverrides', 'getSystemControlsStatus', 'listAuditLog'],
    initial: { city: '', state: '', control: 'eventScraping', enabled: false },
    check: ({ state }) => (/^[A-Za-z]{2}$/.test(state.trim()) ? {} : { state: t('controls.stateNeeded') }),
    next: (values) => ({ ...values, city: '' }),
  });
  const { value: isOn, onValue: setOn, ...setting } = form.field('enabled');
  return (
    <Form of={form} className={styles.inlineForm}>
      <TextInput
        size="sm"
        label={t('word.city')}
        hint={t('controls.cityHint')}
        maxLength={80}
        {...form.field('city')}
      />
      <TextInput
        size="sm"
        label={t('word.state')}
        hint={t('controls.stateHint')}
        maxLength={2}
        {...form.field('state')}
        required
        onValue={(state) => form.set({ state: state.toUpperCase() })}
      />
      <Select size="sm" label={t('controls.control')} options={CONTROL_OPTIONS} {...form.field('control')} />
      <Select
        size="sm"
        label={t('controls.setting')}
        options={SETTINGS}
        {...setting}
        value={isOn ? 'on' : 'off'}
        onValue={(value) => setOn(value === 'on')}
      />
      <SubmitButton of={form} size="sm">
        {t('controls.add')}
      </SubmitButton>
    </Form>
  );
}
