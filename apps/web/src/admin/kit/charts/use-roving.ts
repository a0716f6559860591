import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/**
 * One stop of the Tab key for many points: arrows, Home and End go from point to point (WAI-ARIA roving tabindex). The point
 * that has the focus or the pointer is active; Escape dismisses it, so that the content below can be read (WCAG 1.4.13).
 */
export function useRoving<E extends Element>(count: number): Roving<E> {
  const frame = useRef<E>(null);
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const last = count - 1;
  const kept = Math.min(stop, Math.max(0, last));

  function focus(place: number): void {
    setStop(place);
    frame.current?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus();
  }

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: Math.min(last, kept + 1),
      ArrowDown: Math.min(last, kept + 1),
      ArrowLeft: Math.max(0, kept - 1),
      ArrowUp: Math.max(0, kept - 1),
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      focus(next);
    } else if (event.key === 'Escape') setActive(null);
  }

  return {
    frame,
    active: active !== null && active < count ? active : null,
    setActive,
    pointProps: (place) => ({
      'data-place': place,
      tabIndex: place === kept ? 0 : -1,
      onFocus: () => {
        setStop(place);
        setActive(place);
      },
      onBlur: (event: FocusEvent) => {
        if (!frame.current?.contains(event.relatedTarget)) setActive(null);
      },
      onKeyDown: press,
    }),
  };
}

export interface Roving<E extends Element> {
  frame: RefObject<E | null>;
  active: number | null;
  setActive: (place: number | null) => void;
  pointProps: (place: number) => {
    'data-place': number;
    tabIndex: number;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}
