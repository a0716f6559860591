import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * After a submit the focus moves to the first invalid field. Otherwise it returns to its former place: a busy button is disabled, which
 * drops it. Call the returned function when a submit starts.
 */
export function useFormFocus(ref: RefObject<HTMLFormElement | null>, isPending: boolean): () => void {
  const origin = useRef<Element | null>(null);
  const [tries, setTries] = useState(0);

  useLayoutEffect(() => {
    if (tries === 0 || isPending) return;
    const fault = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (fault) fault.focus();
    else if (document.activeElement === document.body && origin.current instanceof HTMLElement) origin.current.focus();
  }, [ref, tries, isPending]);

  return () => {
    origin.current = document.activeElement;
    setTries((count) => count + 1);
  };
}
