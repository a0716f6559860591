import { useEffect, useRef } from 'react';
import { localValue } from '../../../ui/local-value.ts';

/** WCAG 2.2, 2.1.4: shortcuts of one character can be turned off. */
export const keysAreOn = localValue('marquee.reviewKeys', true, (value) => typeof value === 'boolean');

export type Keys = Readonly<Record<string, () => void>>;

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';
/** Elsewhere the arrows scroll the page. */
const MOVES = /^Arrow(?:Down|Up)$/;

/** Calls what stands behind a key, except in fields, dialogs, and with other keys held down. `data-queue` is where the arrows move, too. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const isOn = keysAreOn.use();
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent): void {
      const from = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (from.closest(FIELDS) || document.querySelector('[data-holds-page]')) return;
      if (MOVES.test(event.key) && !from.closest('[data-queue]')) return;
      const run = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
