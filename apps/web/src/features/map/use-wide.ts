import { useSyncExternalStore } from 'react';

/** From here on the map has room beside the list (listing-page.module.css has the same). */
const WIDE = window.matchMedia('(min-width: 68.75rem)');

export function useWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      WIDE.addEventListener('change', notify);
      return () => WIDE.removeEventListener('change', notify);
    },
    () => WIDE.matches,
  );
}
