import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled past this offset. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('scroll', listener, { passive: true });
      return () => window.removeEventListener('scroll', listener);
    },
    () => window.scrollY > px,
  );
}
