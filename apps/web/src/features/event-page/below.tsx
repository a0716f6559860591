import type { EventDetail } from '@marquee/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './event-details.module.css';
import { WhenNear } from './when-near.tsx';

type Part = ComponentType<{ event: EventDetail }>;

/** A part without which the page is whole: if it cannot be loaded, there is none. */
const part = (load: () => Promise<Part>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: (() => null) as Part }),
    ),
  );

const PlaceMap = part(async () => (await import('../map/place-map.tsx')).PlaceMap);
const GettingThere = part(async () => (await import('../getting-there/getting-there.tsx')).GettingThere);
const Neighbors = part(async () => (await import('../neighbors/neighbors.tsx')).Neighbors);

/** Where the event is, on a map; its height is kept. */
export function WhereItIs({ event }: { event: EventDetail }) {
  if (event.isOnline || event.latitude === null || event.longitude === null) return null;
  return (
    <WhenNear className={styles.where}>
      <Suspense fallback={null}>
        <PlaceMap event={event} />
      </Suspense>
    </WhenNear>
  );
}

/** How one gets there, and what is on near it afterwards. */
export function TheWay({ event }: { event: EventDetail }) {
  return (
    <WhenNear>
      <Suspense fallback={null}>
        <GettingThere event={event} />
      </Suspense>
    </WhenNear>
  );
}

/** What else there is, at the venue and that night. */
export function WhatElse({ event }: { event: EventDetail }) {
  return (
    <WhenNear>
      <Suspense fallback={null}>
        <Neighbors event={event} />
      </Suspense>
    </WhenNear>
  );
}
