import { lazy, Suspense, useState } from 'react';
import { t } from '../../messages/site.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Planned } from './planned.ts';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

/** Adds an event to an itinerary; with its words on the event's own page, a plus on cards. */
export function PlanButton({ event, isWide = false }: { event: Planned; isWide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isWide ? (
        <Button wide onClick={open}>
          <PlusIcon />
          {t('event.planIt')}
        </Button>
      ) : (
        <IconButton label={t('event.plan', event)} onClick={open}>
          <PlusIcon />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <AddDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
