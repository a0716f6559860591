import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { t } from '../messages/site.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, at the lower edge. */
  footer?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  /** It ends with its own button alone. */
  isHeld?: boolean;
  /** The address has opened it: Back leads to the address before. */
  isInAddress?: boolean;
}

/**
 * A modal dialog: focus stays inside, Escape, Back and a click outside close it, and focus returns to its former place.
 * The scrim is not Radix's: theirs writes a style element to lock scrolling, which the policy forbids (base.css does it).
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 'medium',
  isHeld,
  isInAddress = false,
}: DialogProps) {
  const focus = useFocusReturn();
  const change = (next: boolean) => (isHeld ? undefined : onOpenChange(next));
  useBackCloses(open && !isInAddress && !isHeld, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <div className={styles.scrim} data-holds-page="" />
        <Radix.Content
          className={classNames(styles.panel, width === 'wide' && styles.wide, width === 'narrow' && styles.narrow)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
          {/* Last, so that the focus begins with what the dialog is for. */}
          {!isHeld && (
            <Radix.Close asChild>
              <IconButton label={t('ui.close')} className={styles.close}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
