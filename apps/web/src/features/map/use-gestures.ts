import { type RefObject, useEffect, useRef } from 'react';
import { moved, type View, zoomed } from './view.ts';

type Change = (next: (view: View) => View) => void;

const WHEEL_STEP = 0.0025;
const PINCH_STEP = 0.01;
const LINE = 16;
const PAN = 80;
const KEYS: Record<string, (view: View) => View> = {
  ArrowLeft: (view) => moved(view, PAN, 0),
  ArrowRight: (view) => moved(view, -PAN, 0),
  ArrowUp: (view) => moved(view, 0, PAN),
  ArrowDown: (view) => moved(view, 0, -PAN),
  '+': (view) => zoomed(view, 1),
  '=': (view) => zoomed(view, 1),
  '-': (view) => zoomed(view, -1),
};

interface At {
  x: number;
  y: number;
}

/** Dragging, pinching, the wheel, and the keys of whatever in the map has the focus. What it moves is the view alone. */
export function useGestures(surface: RefObject<HTMLElement | null>, change: Change): void {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  }, [change]);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const fingers = new Map<number, At>();
    const isOwn = (target: EventTarget | null) => target instanceof Element && target.closest('[data-over-map]');
    const fromMiddle = ({ x, y }: At): At => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || isOwn(event.target)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) return latest.current((view) => moved(view, now.x - before.x, now.y - before.y));
      const apart = (at: At) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      const by = Math.log2(apart(now) / apart(before));
      latest.current((view) =>
        zoomed(moved(view, (now.x - before.x) / 2, (now.y - before.y) / 2), by, middle.x, middle.y),
      );
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (isOwn(event.target)) return;
      event.preventDefault();
      const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      latest.current((view) => zoomed(view, -turn * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP), at.x, at.y));
    };
    const doubled = (event: MouseEvent) => {
      if (isOwn(event.target)) return;
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      latest.current((view) => zoomed(view, 1, at.x, at.y));
    };
    const key = (event: KeyboardEvent) => {
      const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (!step || (isOwn(event.target) && !(event.target as Element).closest('[data-map-key]'))) return;
      event.preventDefault();
      latest.current(step);
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('dblclick', doubled, { signal });
    element.addEventListener('keydown', key, { signal });
    return () => stop.abort();
  }, [surface]);
}
