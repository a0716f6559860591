import type { Stop } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ITINERARY_NOTE_MAX } from '../../api/constants.generated.ts';
import { planText } from '../../messages/itineraries.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sentenceOf } from '../add-to-plan/sentence-of.ts';
import styles from './itinerary.module.css';
import { useKeepPlan } from './use-keep-plan.ts';

/** The note to an event, and the field in which it is changed. */
export function StopNote({ stop, planId }: { stop: Stop; planId: string }) {
  const { id, title, note } = stop;
  const [text, setText] = useState<string | null>(null);
  const keep = useKeepPlan();
  const save = useMutation({
    mutationFn: (words: string) =>
      call('noteStop', { params: { id: planId, stop: id }, body: { note: words.trim() === '' ? null : words } }),
    onSuccess: (plan) => {
      keep(plan);
      setText(null);
    },
    onError: (error) => toast({ title: sentenceOf(error), tone: 'danger' }),
  });
  if (text === null)
    return (
      <div className={styles.noteRow}>
        {note !== null && <p className={styles.note}>{note}</p>}
        <button
          type="button"
          className={styles.textButton}
          aria-label={`${planText(note === null ? 'plan.addNote' : 'plan.editNote')}: ${title}`}
          onClick={() => setText(note ?? '')}
        >
          {planText(note === null ? 'plan.addNote' : 'plan.editNote')}
        </button>
      </div>
    );
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(text);
      }}
    >
      <TextField
        label={planText('plan.noteFor', { title })}
        hideLabel
        ref={(field) => field?.focus()}
        maxLength={ITINERARY_NOTE_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(null);
        }}
      />
      <Button type="submit" pending={save.isPending} pendingLabel={planText('plan.saving')}>
        {planText('plan.save')}
      </Button>
    </form>
  );
}
