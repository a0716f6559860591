import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePlace } from './place.ts';

const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }));

/** The choice of a city, behind whatever button is drawn for it. */
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
