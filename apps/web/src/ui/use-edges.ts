import { type RefObject, useEffect } from 'react';

/** Less than a pixel is rounding. */
const SLACK_PX = 2;

/** Says on the frame of a strip that scrolls sideways where it goes on (`data-more`): at its start, at its end, or both. */
export function useEdges(frame: RefObject<HTMLElement | null>, strip: RefObject<HTMLElement | null>): void {
  // After each drawing: what stands in the strip may have changed.
  useEffect(() => {
    const [around, inside] = [frame.current, strip.current];
    if (!around || !inside) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = inside;
      const from = Math.abs(scrollLeft);
      const sides = [
        ...(from > SLACK_PX ? ['start'] : []),
        ...(scrollWidth - clientWidth - from > SLACK_PX ? ['end'] : []),
      ];
      around.dataset.more = sides.join(' ');
    };
    look();
    inside.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(inside);
    return () => {
      inside.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  });
}
