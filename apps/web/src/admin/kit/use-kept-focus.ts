import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus after a row's button is pressed: a busy button is disabled, which drops the focus, and afterwards its row may
 * be gone. Then the list gets the focus. Call `keep` on the press.
 */
export function useKeptFocus(isPending: boolean): { ref: RefObject<HTMLButtonElement | null>; keep: () => void } {
  const ref = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);

  useLayoutEffect(() => {
    if (isPending || !isKept.current) return;
    isKept.current = false;
    takeIfNobodyHas(ref.current);
  }, [isPending]);

  useLayoutEffect(() => {
    const list = ref.current?.closest<HTMLElement>('[data-list]');
    return () => {
      if (isKept.current) takeIfNobodyHas(list);
    };
  }, []);

  return {
    ref,
    keep: () => {
      isKept.current = true;
    },
  };
}

function takeIfNobodyHas(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus();
}
