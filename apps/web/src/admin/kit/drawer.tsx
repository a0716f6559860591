import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { t } from '../messages.ts';
import styles from './kit.module.css';

interface DrawerProps {
  title: string;
  /** The id of the element that gets the focus on close: a drawer may be opened by its address, without a button. */
  returnTo: string;
  onClose: () => void;
  children: ReactNode;
}

/** All data of one row, at the side of the page; Escape and Back close it. No Radix overlay: see ui/dialog.tsx. */
export function Drawer({ title, returnTo, onClose, children }: DrawerProps) {
  useBackCloses(true, onClose);
  const goBack = (event: Event) => {
    event.preventDefault();
    document.getElementById(returnTo)?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={styles.scrim} data-holds-page="" />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined} onCloseAutoFocus={goBack}>
          <header className={styles.drawerHead}>
            <Dialog.Title dir="auto">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('kit.close')}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className={styles.drawerBody}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
