import type { ReactNode } from 'react';
import { t } from '../../messages/site.ts';
import { placeName, usePlace } from './place.ts';
import { PlaceChoice } from './place-choice.tsx';

/** The current city, as a button that opens the choice of another. */
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
