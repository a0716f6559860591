import type { ReviewItem } from '@marquee/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { keyOf } from './kinds.ts';

export interface Chosen {
  item: ReviewItem | undefined;
  /** Its place in the order, from 0. */
  index: number;
  /** Shows another item, and moves the focus to its heading. */
  choose: (key: string | null) => void;
  /** So many places on or back. */
  move: (by: number) => void;
  /** Of the heading of the item that is shown. */
  heading: React.RefObject<HTMLHeadingElement | null>;
}

/** Which item is shown: the one in the address while it waits, else the first. */
export function useChosen(items: readonly ReviewItem[]): Chosen {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const wanted = params.get('item');
  const found = items.findIndex((item) => keyOf(item) === wanted);
  const index = Math.max(0, found);
  const item = items[index];
  const shown = item && keyOf(item);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is another one as soon as another item is shown
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  }, [shown]);

  function choose(key: string | null): void {
    takesFocus.current = true;
    if (key === shown) heading.current?.focus();
    setParams(
      (now) => {
        if (key === null) now.delete('item');
        else now.set('item', key);
        return now;
      },
      { replace: true },
    );
  }
  function move(by: number): void {
    const next = items[Math.min(items.length - 1, Math.max(0, index + by))];
    if (next) choose(keyOf(next));
  }
  return { item, index, choose, move, heading };
}
