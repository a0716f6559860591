import { mapText } from '../../messages/map.ts';
import { Button } from '../../ui/button.tsx';
import styles from './event-map.module.css';

interface MapNotesProps {
  /** Events of the list so far. */
  shown: number;
  unplaced: number;
  hasCenter: boolean;
  next: { load: () => void; isLoading: boolean } | null;
}

/** What the map does not show by itself: events without a place, and that the list goes on. */
export function MapNotes({ shown, unplaced, hasCenter, next }: MapNotesProps) {
  if (unplaced === 0 && !next) return null;
  return (
    <div className={styles.notes} data-over-map="">
      {unplaced > 0 && <p>{mapText(hasCenter ? 'map.centerNote' : 'map.unplacedNote', { n: unplaced })}</p>}
      {next && (
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
