import { US_STATES } from '../../api/us-states.generated.ts';
import { stateName } from '../../messages/states.ts';
import { submitText } from '../../messages/submissions.ts';
import { TextInput } from '../../ui/form/inputs.tsx';
import type { Bound } from '../../ui/form/use-form.ts';
import { Select } from '../../ui/select.tsx';
import styles from './submit.module.css';

/** A city and its state. */
export function CityFields({ city, state }: { city: Bound<string>; state: Bound<string> }) {
  const options = [
    { value: '', label: submitText('submit.chooseState') },
    ...Object.entries(US_STATES).map(([value, name]) => ({ value, label: stateName(value, name) })),
  ];
  return (
    <div className={styles.pair}>
      <TextInput label={submitText('submit.city')} maxLength={80} autoComplete="off" {...city} />
      <Select label={submitText('submit.state')} options={options} {...state} />
    </div>
  );
}
