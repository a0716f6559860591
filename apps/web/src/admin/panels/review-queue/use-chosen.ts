import type { ReviewItem } from '@marquee/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keyOf } from './kinds.ts';

export interface Chosen {
  item: ReviewItem | undefined;
  /** Its place in the order, from 0. */
  index: number;
  /** Shows another item as soon as it waits, and moves the focus to its heading; null: the first. */
  choose: (key: string | null) => void;
  /** So many places on or back. */
  move: (by: number) => void;
  /** Of the heading of the item that is shown, or of what says that there is none. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Which item is shown: the one in the address while it waits, else the first. */
export function useChosen(items: readonly ReviewItem[]): Chosen {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  // The item whose heading takes the focus once it is shown; an object, so that the same item counts again.
  const [target, setTarget] = useState<{ key: string | null; from: string | undefined } | null>(null);
  const done = useRef(target);
  const wanted = params.get('item');
  const found = items.findIndex((item) => keyOf(item) === wanted);
  const index = Math.max(0, found);
  const item = items[index];
  const shown = item && keyOf(item);
  useEffect(() => {
    // The address follows a moment later, and what waits again after an undo is in the list only once it is read again.
    const isShown = target?.key === null ? shown !== target.from : target?.key === shown;
    if (target === done.current || !isShown) return;
    done.current = target;
    heading.current?.focus();
  }, [target, shown]);

  function choose(key: string | null): void {
    setTarget({ key, from: shown });
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
