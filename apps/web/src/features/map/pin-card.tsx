import { useEffect, useRef } from 'react';
import { mapText } from '../../messages/map.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useBackClosesInHand } from '../../ui/use-back-closes.ts';
import { useEscape } from '../../ui/use-escape.ts';
import { EventRow } from '../events/event-row.tsx';
import styles from './event-map.module.css';
import { type Cluster, clustersAt } from './places.ts';
import { MAX_ZOOM } from './view.ts';

interface PinCardProps {
  id: string;
  /** A chosen pin; or the events that have none. */
  of: Pick<Cluster, 'key' | 'places' | 'events'>;
  onSeparate?: () => void;
  onClose: () => void;
}

/** The events of a chosen pin, or those without a place, at the lower edge of the map. */
export function PinCard({ id, of: { places, events, key }, onSeparate, onClose }: PinCardProps) {
  const [first] = places;
  const n = events.length;
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!key) return;
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  useEscape(true, onClose);
  useBackClosesInHand(true, onClose);
  const title = !first
    ? mapText('map.unplaced', { n })
    : places.length > 1
      ? mapText('map.placesTitle', { n: places.length })
      : first.name;
  return (
    <section
      ref={card}
      id={id}
      className={styles.card}
      data-pin-card=""
      aria-labelledby={`${id}-title`}
      data-over-map=""
    >
      <header className={styles.cardHead}>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className={styles.cardTitle}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={mapText('map.closeCard')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {first && (
        <p className={styles.cardCount}>
          {mapText('map.count', { n })}
          {onSeparate && clustersAt(MAX_ZOOM, places).length > 1 && (
            <Button size="sm" onClick={onSeparate}>
              {mapText('map.separate')}
            </Button>
          )}
        </p>
      )}
      <ul className={styles.rows}>
        {events.map((event) => (
          <li key={event.id}>
            <EventRow event={event} hidesVenue={places.length === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
