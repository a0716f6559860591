import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape while active. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && escape();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}
