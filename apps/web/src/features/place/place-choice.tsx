import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePlace } from './place.ts';

const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }));

/** The city dialog with its trigger button. */
export function PlaceChoice({ children }: { children: (open: () => void) => ReactNode }) {
  const place = usePlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <PlaceDialog current={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
