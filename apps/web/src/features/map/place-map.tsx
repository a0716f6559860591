import type { EventDetail } from '@marquee/contract';
import { useMemo, useRef } from 'react';
import { mapText } from '../../messages/map.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalIcon, PinIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { placeName } from '../place/place.ts';
import { DrawnGround } from './ground/drawn-ground.tsx';
import { useStateMap } from './ground/load-ground.ts';
import { worldOf } from './mercator.ts';
import { directionsUrl, openStreetMapUrl } from './outside.ts';
import pins from './pins.module.css';
import styles from './place-map.module.css';
import { useSize } from './use-size.ts';

/** A town's width: the venue, and where in the city that is. */
const ZOOM = 10.6;

/** An event, or what is where it is. */
export type Mapped = Pick<EventDetail, 'latitude' | 'longitude' | 'venue' | 'address' | 'title' | 'city' | 'state'>;

/** Where an event is. Our own drawing, always: no other server learns of a visit before a visitor follows a link. */
export function PlaceMap({ event }: { event: Mapped }) {
  const { latitude, longitude, venue, address } = event;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const map = useStateMap(event.state);
  const point = useMemo(() => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 }), [latitude, longitude]);
  const label = mapText('map.smallLabel', { venue: venue ?? address ?? event.title, place: placeName(event) });
  return (
    <section className={styles.place}>
      <h2>{mapText('map.where')}</h2>
      <div ref={box} className={styles.map} role="img" aria-label={label}>
        {size && (
          <DrawnGround
            {...{ map, size }}
            center={point}
            city={event.city}
            view={{ ...worldOf(point), zoom: ZOOM }}
            pins={[{ left: size.width / 2, top: size.height / 2 }]}
          />
        )}
        <span className={pins.here}>
          <PinIcon />
        </span>
      </div>
      <div className={styles.foot}>
        <p className={styles.credit}>{mapText('map.drawnFrom')}</p>
        <p className={styles.links}>
          <Outside href={openStreetMapUrl(point)} text={mapText('map.openOsm')} />
          <Outside href={directionsUrl(point)} text={mapText('map.directions')} />
        </p>
      </div>
    </section>
  );
}

function Outside({ href, text }: { href: string; text: string }) {
  return (
    <Button asChild>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
        <ExternalIcon />
        <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
      </a>
    </Button>
  );
}
