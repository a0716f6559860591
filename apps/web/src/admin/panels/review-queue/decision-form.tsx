import type { ReviewDecision, ReviewItem } from '@marquee/contract';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';
import { decisionName } from './kinds.ts';
import styles from './review-queue.module.css';

/** The contract's limit. */
const NOTE_MAX = 1_000;

export interface Answer {
  decision: ReviewDecision;
  note: string;
  isNoteShared: boolean;
}

interface FormProps {
  item: ReviewItem;
  /** False until it is known what a decision will change. */
  isReady: boolean;
  isPending: boolean;
  onDecide: (answer: Answer) => void;
  /** What the keys a and r press. */
  press: RefObject<(decision: ReviewDecision) => void>;
  onLeaveNote: () => void;
}

/** A note where one is needed, the two answers, and the way to what is asked about. A decision without a note asks for it. */
export function DecisionForm({ item, isReady, isPending, onDecide, press, onLeaveNote }: FormProps) {
  const { kind, needsNote, isAnswered, opens } = item;
  const [note, setNote] = useState('');
  const [isNoteShared, setShared] = useState(false);
  const [asked, setAsked] = useState<ReviewDecision | null>(null);
  const hasMail = useHasMail();
  const lacksNote = needsNote && note.trim() === '';

  function decide(decision: ReviewDecision): void {
    if (!isReady || isPending) return;
    setAsked(decision);
    if (lacksNote) document.getElementById('review-note')?.focus();
    else onDecide({ decision, note: note.trim(), isNoteShared: isNoteShared && hasMail === true });
  }
  press.current = decide;
  return (
    <form className={styles.form} aria-label={t('queue.decide')} onSubmit={(event) => event.preventDefault()}>
      {needsNote && (
        <TextArea
          id="review-note"
          label={t('queue.note.label')}
          hint={t('queue.note.hint')}
          error={asked !== null && lacksNote ? t('queue.note.needed') : undefined}
          rows={2}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(change) => setNote(change.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide(asked ?? 'approve');
            if (event.key === 'Escape') onLeaveNote();
          }}
        />
      )}
      {isAnswered && hasMail && <Checkbox label={t('queue.share')} checked={isNoteShared} onChecked={setShared} />}
      <div className={styles.answers}>
        <Button
          variant="primary"
          disabled={!isReady}
          pending={isPending && asked === 'approve'}
          aria-keyshortcuts="a"
          onClick={() => decide('approve')}
        >
          {decisionName(kind, 'approve')} <Key of="A" />
        </Button>
        <Button
          disabled={!isReady}
          pending={isPending && asked === 'reject'}
          aria-keyshortcuts="r"
          onClick={() => decide('reject')}
        >
          {decisionName(kind, 'reject')} <Key of="R" />
        </Button>
        <Button asChild variant="quiet">
          {opens.startsWith('/') ? (
            <Link to={opens} aria-keyshortcuts="e">
              {t('queue.look')} <Key of="E" />
            </Link>
          ) : (
            <a href={opens} target="_blank" rel="noopener noreferrer" aria-keyshortcuts="e">
              {t('queue.look')} <Key of="E" />
            </a>
          )}
        </Button>
      </div>
    </form>
  );
}

/** Only for the eyes: `aria-keyshortcuts` says it. */
export function Key({ of }: { of: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {of}
    </kbd>
  );
}
