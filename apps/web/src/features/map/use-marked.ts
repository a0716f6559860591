import { useEffect, useState } from 'react';

/** The event whose card in the list the pointer is on or has the focus. The list knows nothing of the map. */
export function useMarked(): string | null {
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    const mark = ({ target }: globalThis.Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
      setMarked(card?.dataset.event ?? null);
    };
    document.addEventListener('pointerover', mark);
    document.addEventListener('focusin', mark);
    return () => {
      document.removeEventListener('pointerover', mark);
      document.removeEventListener('focusin', mark);
    };
  }, []);
  return marked;
}
