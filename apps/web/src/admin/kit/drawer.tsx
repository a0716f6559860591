import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { t } from '../messages.ts';
import styles from './kit.module.css';

interface DrawerProps {
  title: string;
  /** The id of what has the focus afterwards: a drawer may be opened by its address, with nothing pressed before. */
  returnTo: string;
  onClose: () => void;
  children: ReactNode;
}

/** All of one row, at the side of the page; Escape closes it. No scrim of Radix: see ui/dialog.tsx. */
export function Drawer({ title, returnTo, onClose, children }: DrawerProps) {
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
