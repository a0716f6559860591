import type { Event, Found } from '@marquee/contract';
import type { ReactNode } from 'react';
import { mapText } from '../../messages/map.ts';
import { Button } from '../../ui/button.tsx';
import styles from './event-map.module.css';

interface MapNotesProps {
  /** Events of the list so far. */
  shown: number;
  unplaced: { n: number; isOpen: boolean; controls: string; onOpen: () => void };
  next: { load: () => void; isLoading: boolean } | null;
  /** What was read of the part that is shown. */
  inView: { events: readonly Event[]; found: Found } | null;
  /** What the visitor may do with the part that is shown. */
  children?: ReactNode;
}

/** Below the map, never over its pins: what it does not show by itself, and that the list goes on. */
export function MapNotes({ shown, unplaced, next, inView, children }: MapNotesProps) {
  const { n, isOpen, controls, onOpen } = unplaced;
  return (
    <div className={styles.notes}>
      {children}
      {n > 0 && (
        <Button
          size="sm"
          data-apart=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? controls : undefined}
          onClick={onOpen}
        >
          {mapText('map.unplaced', { n })}
        </Button>
      )}
      {inView && inView.found.n > inView.events.length && (
        <p role="status">
          {mapText('map.partOfView', { n: inView.events.length, of: inView.found.n, more: inView.found.more })}
        </p>
      )}
      {next && !inView && (
        <p>
          {mapText('map.part', { n: shown })}{' '}
          <Button
            size="sm"
            variant="quiet"
            pending={next.isLoading}
            pendingLabel={mapText('map.moreLoading')}
            onClick={next.load}
          >
            {mapText('map.more')}
          </Button>
        </p>
      )}
    </div>
  );
}
