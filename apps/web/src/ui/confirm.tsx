import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { t } from '../messages/site.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface ConfirmProps {
  title: string;
  description: ReactNode;
  /** Names the action: "Delete source", never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
}

export interface AlertDialogProps extends ConfirmProps {
  open: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Back or Forward has asked it: an entry for it would end what lies forward. */
  isOfLeaving?: boolean;
}

/** Confirms an action that cannot be undone. A click outside does not close it; Escape and Back cancel. */
export function AlertDialog({ open, onConfirm, onCancel, pending = false, isOfLeaving, ...words }: AlertDialogProps) {
  const focus = useFocusReturn();
  useBackCloses(open && !isOfLeaving, onCancel);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Radix.Portal>
        <div className={styles.scrim} data-holds-page="" />
        <Radix.Content className={classNames(styles.panel, styles.narrow)} {...focus}>
          <div className={styles.body}>
            <Radix.Title className={styles.title}>{words.title}</Radix.Title>
            <Radix.Description asChild>
              <div className={styles.description}>{words.description}</div>
            </Radix.Description>
          </div>
          <footer className={styles.foot}>
            <Radix.Cancel asChild>
              <Button>{words.cancelLabel ?? t('ui.cancel')}</Button>
            </Radix.Cancel>
            <Button variant={words.danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {words.confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * `const { confirm, confirmation } = useConfirm()`: render `confirmation` once, then
 * `if (await confirm({ … })) remove()`.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<ConfirmProps | null>(null);
  const answer = useRef<(yes: boolean) => void>(() => {});
  const confirm = useCallback((asked: ConfirmProps) => {
    answer.current(false);
    setQuestion(asked);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const settle = (yes: boolean) => {
    answer.current(yes);
    setQuestion(null);
  };
  const confirmation = question && (
    <AlertDialog open {...question} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
  );
  return { confirm, confirmation };
}
