import type { ReactNode } from 'react';
import { t } from '../../messages/site.ts';
import { placeName, usePlace } from './place.ts';
import { PlaceChoice } from './place-choice.tsx';

/** A button with the current city that opens the city dialog. */
export function PlaceButton({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const place = usePlace();
  return (
    <PlaceChoice>
      {(open) => (
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          aria-label={t('place.change', { place: placeName(place) })}
          onClick={open}
        >
          {children}
        </button>
      )}
    </PlaceChoice>
  );
}
