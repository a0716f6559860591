import { Dialog } from 'radix-ui';
import { mapText } from '../../messages/map.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { placeName } from '../place/place.ts';
import { EventMap } from './event-map.tsx';
import styles from './listing-map.module.css';
import type { ListingMapProps } from './listing-map-props.ts';

/** The map over the list, as tall as the screen; Back leads to the list as well. */
export function MapScreen({ onClose, ...map }: ListingMapProps) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.screen}
          aria-describedby={undefined}
          data-holds-page=""
          // Escape closes an opened pin first.
          onEscapeKeyDown={(event) => document.querySelector('[data-pin-card]') && event.preventDefault()}
          {...focus}
        >
          <header className={styles.head}>
            <Button variant="quiet" onClick={onClose}>
              <ArrowLeftIcon />
              {mapText('map.back')}
            </Button>
            <Dialog.Title className={styles.title}>
              <bdi>{placeName(map.place)}</bdi>
            </Dialog.Title>
          </header>
          <div className={styles.whole}>
            <EventMap {...map} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
