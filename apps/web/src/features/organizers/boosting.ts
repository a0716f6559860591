import { useSyncExternalStore } from 'react';
import { askBoost } from '../boosts/ask-boost.ts';

let isOn = false;
const listeners = new Set<() => void>();

/** Shows the boost buttons of cards, or hides them; they are hidden when a page is opened. */
export function showBoosting(shown: boolean): void {
  isOn = shown;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The list that was boosted from is left.
    if (listeners.size === 0) isOn = false;
  };
}

/** What a card's boost button does, while an organizer has asked for those buttons (spec: CARD-09). */
export const useBoosting = (): typeof askBoost | undefined =>
  useSyncExternalStore(subscribe, () => isOn) ? askBoost : undefined;
