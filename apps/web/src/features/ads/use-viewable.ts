import { type RefObject, useEffect } from 'react';

/** What counts as seen: half of the pixels for one second, in a tab that somebody looks at (BEY-25). */
const SHARE = 0.5;
const LENGTH_MS = 1_000;

/** Calls once, when the element has been seen. */
export function useViewable(ref: RefObject<Element | null>, onSeen: () => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();
    const judge = () => {
      clearTimeout(timer);
      if (!isInView || !isLookedAt()) return;
      timer = setTimeout(() => {
        if (!isLookedAt()) return;
        stop();
        onSeen();
      }, LENGTH_MS);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = (entry?.intersectionRatio ?? 0) >= SHARE;
        judge();
      },
      { threshold: [0, SHARE] },
    );
    const watched = [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'blur'],
    ] as const;
    for (const [target, event] of watched) target.addEventListener(event, judge);
    function stop(): void {
      clearTimeout(timer);
      observer.disconnect();
      for (const [target, event] of watched) target.removeEventListener(event, judge);
    }
    observer.observe(element);
    return stop;
  }, [ref, onSeen]);
}
