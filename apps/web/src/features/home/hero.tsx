import type { Event } from '@marquee/contract';
import { lazy, Suspense } from 'react';
import { homeText } from '../../messages/home.ts';
import { IconButton } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { ChevronDownIcon, PauseIcon, PinIcon, PlayIcon } from '../../ui/icons.tsx';
import { type Place, placeName } from '../place/place.ts';
import { PlaceButton } from '../place/place-button.tsx';
import styles from './hero.module.css';
import { HomeTitle } from './home-title.tsx';
import { RequestBox } from './request-box.tsx';
import { TonightBoard } from './tonight-board.tsx';
import { useRotation } from './use-rotation.ts';

// The drawings may come after the words.
const Scenery = lazy(async () => ({ default: (await import('./scenes/scenery.tsx')).Scenery }));

interface HeroProps {
  place: Place;
  tonight: readonly Event[];
  /** How many the listing shows for tonight. */
  evening: number;
  isPending: boolean;
}

/** The head of Home: the city, a request, and what is on tonight, before changing scenes (spec: HOME-01, HOME-02). */
export function Hero({ place, tonight, evening, isPending }: HeroProps) {
  const { step, isStill, isPaused, toggle } = useRotation();
  return (
    <Canopy running={isPending}>
      <Suspense>
        <Scenery step={step} isStill={isStill} />
      </Suspense>
      <div className={styles.hero}>
        <div className={styles.words}>
          <HomeTitle />
          <PlaceButton className={styles.place}>
            <PinIcon />
            <bdi>{placeName(place)}</bdi>
            <ChevronDownIcon />
          </PlaceButton>
          <RequestBox />
        </div>
        <TonightBoard place={place} events={tonight} evening={evening} isPending={isPending} />
      </div>
      <IconButton
        label={homeText(isPaused ? 'scenes.play' : 'scenes.pause')}
        size="sm"
        className={styles.still}
        onClick={toggle}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    </Canopy>
  );
}
