import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { t } from '../messages/site.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import { Reference } from './reference.tsx';
import { closeToast, TOAST_DURATION_MS, useToast } from './toast-store.ts';
import styles from './toaster.module.css';

const SWIPE_THRESHOLD_PX = 50;

/** The notifications region, mounted once; F8 focuses it. */
export function Toaster() {
  const shown = useToast();
  return (
    <Radix.Provider
      label={t('ui.notification')}
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
    >
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && closeToast(shown.id)}
          data-toast=""
          type={shown.tone === 'danger' ? 'foreground' : 'background'}
          className={classNames(styles.toast, shown.tone && styles[shown.tone])}
        >
          <Radix.Title className={styles.title}>{shown.title}</Radix.Title>
          {shown.description && (
            <Radix.Description className={styles.description}>{shown.description}</Radix.Description>
          )}
          {shown.reference && (
            <div className={styles.description}>
              <Reference id={shown.reference} />
            </div>
          )}
          {shown.action && (
            <Radix.Action asChild altText={shown.action.label}>
              <Button size="sm" className={styles.action} onClick={shown.action.onSelect}>
                {shown.action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton size="sm" label={t('ui.dismiss')} className={styles.close}>
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      )}
      {/* Beside the page, as dialogs are: inside it they would cover what is said of them. Live by name only, for modal dialogs spare live
          regions: each toast is read out by itself. */}
      {createPortal(
        <Radix.Viewport className={styles.viewport} hotkey={['F8']} label={t('ui.notifications')} aria-live="off" />,
        document.body,
      )}
    </Radix.Provider>
  );
}
