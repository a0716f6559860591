import { lazy, Suspense, useState } from 'react';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import styles from './subscribe.module.css';
import type { SubscribeProps } from './subscribe-dialog.tsx';

/** The dialog is as large as a page's own code, and most visitors never open it. */
const SubscribeDialog = lazy(async () => ({ default: (await import('./subscribe-dialog.tsx')).SubscribeDialog }));

/** Opens the addresses under which the shown list is a calendar and a feed. */
export function Subscribe(props: SubscribeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.open} onClick={() => setOpen(true)}>
        <CalendarIcon />
        {t('feeds.subscribe')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SubscribeDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
