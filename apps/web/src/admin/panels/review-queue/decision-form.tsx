import type { ReviewDecision, ReviewItem } from '@marquee/contract';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { useHasMail } from '../../kit/use-mail.ts';
import { t } from '../../messages.ts';
import { decisionName } from './kinds.ts';
import styles from './review-queue.module.css';

/** The contract's limit. */
const NOTE_MAX = 1_000;
const NOTE = 'review-note';

export interface Answer {
  decision: ReviewDecision;
  note: string;
  isNoteShared: boolean;
}

export type Press = (decision: ReviewDecision) => void;

interface FormProps {
  item: ReviewItem;
  /** False until it is known what a decision will change. */
  isReady: boolean;
  isPending: boolean;
  onDecide: (answer: Answer) => void;
  /** What the keys a and r press. */
  press: RefObject<Press | null>;
  onLeaveNote: () => void;
}

/** The two answers, and the way to what is asked about. One that needs a note opens the field for it, and is sent from there. */
export function DecisionForm({ item, isReady, isPending, onDecide, press, onLeaveNote }: FormProps) {
  const { kind, needsNote, isAnswered, opens } = item;
  const [note, setNote] = useState('');
  const [isNoteShared, setShared] = useState(false);
  const [asked, setAsked] = useState<ReviewDecision | null>(null);
  const [isTold, setTold] = useState(false);
  const hasMail = useHasMail();
  const isWriting = needsNote && asked !== null;

  function send(decision: ReviewDecision): void {
    if (!isReady || isPending) return;
    if (needsNote && note.trim() === '') setTold(true);
    else onDecide({ decision, note: note.trim(), isNoteShared: isNoteShared && hasMail === true });
  }
  function choose(decision: ReviewDecision): void {
    if (!isReady || isPending) return;
    setAsked(decision);
    if (!needsNote) send(decision);
  }
  function leave(): void {
    setAsked(null);
    setTold(false);
    onLeaveNote();
  }
  useImperativeHandle(press, () => choose);
  useEffect(() => {
    if (isWriting) document.getElementById(NOTE)?.focus();
  }, [isWriting]);
  const button = (decision: ReviewDecision) => (
    <Button
      variant={decision === 'approve' ? 'primary' : 'secondary'}
      disabled={!isReady}
      pending={isPending && asked === decision}
      aria-keyshortcuts={decision === 'approve' ? 'a' : 'r'}
      onClick={() => choose(decision)}
    >
      {decisionName(kind, decision)} <Key of={decision === 'approve' ? 'A' : 'R'} />
    </Button>
  );
  return (
    <form className={styles.form} aria-label={t('queue.decide')} onSubmit={(event) => event.preventDefault()}>
      {isWriting ? (
        <>
          <TextArea
            id={NOTE}
            label={t('queue.note.label')}
            hint={t('queue.note.hint')}
            error={isTold && note.trim() === '' ? t('queue.note.needed') : undefined}
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(change) => setNote(change.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(asked);
              if (event.key === 'Escape') leave();
            }}
          />
          {isAnswered && hasMail && <Checkbox label={t('queue.share')} checked={isNoteShared} onChecked={setShared} />}
          <div className={styles.answers}>
            <Button variant="primary" disabled={!isReady} pending={isPending} onClick={() => send(asked)}>
              {decisionName(kind, asked)}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('word.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.answers}>
          {button('approve')}
          {button('reject')}
          <Button asChild variant="quiet">
            <LookInto opens={opens} />
          </Button>
        </div>
      )}
    </form>
  );
}

/** Our own pages open here, others in a new tab. */
function LookInto({ opens, ...look }: { opens: string; className?: string }) {
  const words = (
    <>
      {t('queue.look')} <Key of="E" />
    </>
  );
  if (opens.startsWith('/'))
    return (
      <Link to={opens} aria-keyshortcuts="e" {...look}>
        {words}
      </Link>
    );
  return (
    <a href={opens} target="_blank" rel="noopener noreferrer" aria-keyshortcuts="e" {...look}>
      {words}
    </a>
  );
}

/** Only for the eyes: `aria-keyshortcuts` says it. */
function Key({ of }: { of: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {of}
    </kbd>
  );
}
