import { AlertDialog as Radix } from 'radix-ui';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import dialog from '../../ui/dialog.module.css';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { t } from '../messages.ts';
import styles from './dialogs.module.css';
import { type ReasonRule, reasonFault } from './reason.ts';

export interface ReasonQuestion extends ReasonRule {
  title: string;
  /** What will happen. */
  description: ReactNode;
  /** Names the action: "Reject city", never "OK". */
  confirmLabel: string;
  /** The label: "Why is it rejected?" */
  label: string;
  hint?: string;
  danger?: boolean;
  /** The initial text: the previous input if the action failed. */
  initial?: string;
}

/**
 * Confirms an action that cannot be undone, with a reason to record or a word to type.
 * `const { askReason, question } = useReason()`: render `question` once, then `const reason = await askReason({ … })`; null means cancelled.
 */
export function useReason() {
  const [asked, setAsked] = useState<ReasonQuestion | null>(null);
  const answer = useRef<(reason: string | null) => void>(() => {});
  const askReason = useCallback((question: ReasonQuestion) => {
    answer.current(null);
    setAsked(question);
    return new Promise<string | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const settle = (reason: string | null) => {
    answer.current(reason);
    setAsked(null);
  };
  return { askReason, question: asked && <ReasonDialog of={asked} onAnswer={settle} /> };
}

function ReasonDialog({ of, onAnswer }: { of: ReasonQuestion; onAnswer: (reason: string | null) => void }) {
  const focus = useFocusReturn();
  useBackCloses(true, () => onAnswer(null));
  const [text, setText] = useState(of.initial ?? '');
  const [isTried, setTried] = useState(false);
  const fault = reasonFault(text, of);
  const Field = of.word === undefined ? TextArea : TextField;

  // Radix gives the focus to Cancel; here an answer is to be typed.
  function onOpenAutoFocus(event: Event): void {
    focus.onOpenAutoFocus(event);
    event.preventDefault();
    (event.currentTarget as Element).querySelector<HTMLElement>('textarea, input')?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (fault === null) onAnswer(text.trim());
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onAnswer(null)}>
      <Radix.Portal>
        <div className={dialog.scrim} data-holds-page="" />
        <Radix.Content
          className={`${dialog.panel} ${styles.reason}`}
          data-danger={of.danger || undefined}
          {...focus}
          onOpenAutoFocus={onOpenAutoFocus}
        >
          <form className={styles.form} onSubmit={submit} noValidate>
            <div className={dialog.body}>
              <Radix.Title className={dialog.title}>{of.title}</Radix.Title>
              <Radix.Description asChild>
                <div className={dialog.description}>{of.description}</div>
              </Radix.Description>
              <Field
                label={of.label}
                hint={of.hint ?? (of.word === undefined ? t('reason.kept') : t('reason.word', { word: of.word }))}
                error={isTried && fault ? faultText(fault, of) : undefined}
                required={of.least !== 0}
                maxLength={of.most ?? 500}
                autoComplete="off"
                value={text}
                onChange={(change: { currentTarget: { value: string } }) => setText(change.currentTarget.value)}
              />
            </div>
            <footer className={dialog.foot}>
              <Radix.Cancel asChild>
                <Button>{t('word.cancel')}</Button>
              </Radix.Cancel>
              <Button type="submit" variant={of.danger ? 'danger' : 'primary'}>
                {of.confirmLabel}
              </Button>
            </footer>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function faultText(fault: 'short' | 'other-word', { least, word }: ReasonRule): string {
  if (fault === 'other-word') return t('reason.otherWord', { word: word ?? '' });
  return t('reason.short', { least: least ?? 1 });
}
