import { useEffectEvent, useLayoutEffect } from 'react';
import { addLayer } from './layers.ts';

/** Where Back is a gesture or a button of the device: it is meant for whatever is uppermost. */
const IN_THE_HAND = window.matchMedia('(max-width: 48rem), (pointer: coarse)');

/** Back closes what is open and lies over the page, before it leaves the page (app/layered-history.ts). */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // As soon as it is seen: Back may follow at once.
  useLayoutEffect(() => (isOpen ? addLayer(() => close()) : undefined), [isOpen]);
}

/** The same for what leaves the rest of the page in use, such as a menu: only in the hand. */
export function useBackClosesInHand(isOpen: boolean, onClose: () => void): void {
  useBackCloses(isOpen && IN_THE_HAND.matches, onClose);
}
