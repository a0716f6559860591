import { useLayoutEffect, useRef } from 'react';
import { mapText } from '../../messages/map.ts';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { EventMap } from './event-map.tsx';
import styles from './listing-map.module.css';
import type { ListingMapProps } from './listing-map-props.ts';
import { MapScreen } from './map-screen.tsx';
import { useWide } from './use-wide.ts';

/** The map of a list: beside it where there is room, else over it with a way back. */
export function ListingMap({ onClose, ...map }: ListingMapProps) {
  const isWide = useWide();
  return isWide ? <MapBeside {...map} onClose={onClose} /> : <MapScreen {...map} onClose={onClose} />;
}

function MapBeside({ onClose, ...map }: ListingMapProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Opened by its button, it comes into view whole; an address that has it begins at the top as any page.
    if (document.activeElement?.hasAttribute('aria-pressed')) box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} className={styles.beside}>
      <EventMap {...map} />
      <IconButton label={mapText('map.close')} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
