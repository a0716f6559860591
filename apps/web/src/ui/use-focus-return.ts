import { useRef } from 'react';

/**
 * For the content of a dialog that is opened by state: Radix returns the focus only to its own trigger, so without this it
 * would be lost. Spread it on the content.
 */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event): void {
      const content = event.currentTarget as Element;
      if (!content.contains(document.activeElement)) origin.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (origin.current instanceof HTMLElement) origin.current.focus();
    },
  };
}
