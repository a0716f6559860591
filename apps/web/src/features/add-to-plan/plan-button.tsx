import { lazy, Suspense, useState } from 'react';
import { t } from '../../messages/site.ts';
import { IconButton } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Planned } from './planned.ts';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

/** Adds an event to an itinerary: a plus on its card. */
export function PlanButton({ event }: { event: Planned }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('event.plan', event)} onClick={() => setOpen(true)}>
        <PlusIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <AddDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
