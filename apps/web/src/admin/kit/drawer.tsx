import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { t } from '../messages.ts';
import styles from './kit.module.css';

/** All of one row, at the side of the page; Escape closes it and the focus goes back. No scrim of Radix: see ui/dialog.tsx. */
export function Drawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <div className={styles.scrim} data-holds-page="" />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined} {...focus}>
          <header className={styles.drawerHead}>
            <Dialog.Title>{title}</Dialog.Title>
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
