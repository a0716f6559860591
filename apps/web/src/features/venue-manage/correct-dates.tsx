import type { CorrectableEvent } from '@marquee/contract';
import { useState } from 'react';
import { correctionText } from '../../messages/corrections.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { longWhen } from '../events/event-words.ts';
import styles from './correct.module.css';
import { DateTimes } from './correct-times.tsx';
import type { DateDraft } from './correction-draft.ts';
import type { Corrections } from './use-corrections.ts';

/** Dates that are shown at once. */
const FIRST = 6;

/** Each date to come: whether it takes place, and when. */
export function CorrectDates({ event, of }: { event: CorrectableEvent; of: Corrections }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? event.dates : event.dates.slice(0, FIRST);
  return (
    <section className={styles.dates} aria-label={correctionText('correct.when')}>
      <h3>{correctionText('correct.when')}</h3>
      <ol className={styles.rows}>
        {shown.map((date) => (
          <DateRow key={date.date} date={date} of={of} />
        ))}
      </ol>
      {shown.length < event.dates.length && (
        <Button onClick={() => setOpen(true)}>{correctionText('correct.moreDates', { n: event.dates.length })}</Button>
      )}
    </section>
  );
}

interface DateRowProps {
  date: CorrectableEvent['dates'][number];
  of: Corrections;
}

function DateRow({ date: { date, shown, told }, of }: DateRowProps) {
  const [isTimed, setTimed] = useState(false);
  const draft = of.draft.dates[date];
  if (!draft) return null;
  const set = (change: Partial<DateDraft>) =>
    of.setDraft((before) => ({ ...before, dates: { ...before.dates, [date]: { ...draft, ...change } } }));
  const when = longWhen(shown);
  const isMoved = of.isCorrected('time', date);
  const undo = (field: 'status' | 'time', what: string) => (
    <Button
      size="sm"
      disabled={of.busy !== null}
      aria-label={correctionText('correct.undo', { what })}
      onClick={() => of.undo(field, date)}
    >
      {correctionText('correct.undoShort')}
    </Button>
  );
  return (
    <li className={styles.date}>
      <div className={styles.when}>
        <strong>{when}</strong>
        {isMoved && <span className={styles.hint}>{correctionText('correct.told', { text: longWhen(told) })}</span>}
      </div>
      <div className={styles.controls}>
        <Select
          label={correctionText('correct.statusOf', { when })}
          hideLabel
          value={draft.status}
          onValue={(status) => set({ status })}
          options={[
            { value: 'active', label: correctionText('correct.takesPlace') },
            { value: 'cancelled', label: correctionText('correct.cancelled') },
            ...(shown.status === 'postponed'
              ? [{ value: 'postponed', label: correctionText('correct.postponed') }]
              : []),
          ]}
        />
        {of.isCorrected('status', date) && undo('status', correctionText('correct.statusOf', { when }))}
        {!isTimed && (
          <Button
            aria-label={`${correctionText('correct.changeTime')}: ${when}`}
            aria-expanded={false}
            onClick={() => setTimed(true)}
          >
            {correctionText('correct.changeTime')}
          </Button>
        )}
        {isMoved && undo('time', correctionText('correct.timeOf', { when }))}
      </div>
      {isTimed && <DateTimes when={when} draft={draft} onChange={set} />}
    </li>
  );
}
