import { correctionText } from '../../messages/corrections.ts';
import { TextField } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './correct.module.css';
import type { DateDraft } from './correction-draft.ts';

interface DateTimesProps {
  when: string;
  draft: DateDraft;
  onChange: (change: Partial<DateDraft>) => void;
}

/** Start and end of one date; an incomplete value is empty. */
export function DateTimes({ when, draft, onChange }: DateTimesProps) {
  const field = (name: Exclude<keyof DateDraft, 'status'>, label: string, type: 'date' | 'time') => (
    <TextField
      label={label}
      type={type}
      value={draft[name]}
      // Of an incomplete date React sees no change; only the `input` event fires.
      onInput={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      onChange={() => {}}
      {...(name === 'startDay' ? { autoFocus: true } : {})}
    />
  );
  return (
    <fieldset className={styles.times}>
      <legend>
        {correctionText('correct.changeTime')}
        <VisuallyHidden>: {when}</VisuallyHidden>
      </legend>
      {field('startDay', correctionText('correct.startDay'), 'date')}
      {field('startTime', correctionText('correct.startTime'), 'time')}
      {field('endDay', correctionText('correct.endDay'), 'date')}
      {field('endTime', correctionText('correct.endTime'), 'time')}
      <p className={styles.hint}>{correctionText('correct.timeHint')}</p>
    </fieldset>
  );
}
