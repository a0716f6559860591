import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../ui/idle.ts';
import { scrollPlace } from '../../ui/scroll-places.ts';

/** Cards of the first screens. */
const FIRST = 8;
/** Cards of one step: few enough that a slow phone answers a tap in between. */
const STEP = 3;

/**
 * How many of a list's cards are rendered: those of the first screens at once, the others in steps while the browser has time. All
 * at once where the visitor comes back to a place far down, or has scrolled already.
 */
export function useGradual(total: number): { shown: number; isWhole: boolean } {
  const { key } = useLocation();
  const [isWhole] = useState(() => scrollPlace(key) > 0 || window.scrollY > 0);
  const [most, setMost] = useState(FIRST);
  const isDone = isWhole || most >= total;
  useEffect(() => {
    if (isDone) return;
    return whenIdle(() => startTransition(() => setMost(most + STEP)));
  }, [isDone, most]);
  return { shown: isWhole ? total : most, isWhole };
}
