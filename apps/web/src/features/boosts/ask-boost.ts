import { useSyncExternalStore } from 'react';

/** The event that somebody wants to boost. */
export interface BoostTarget {
  id: string;
  title: string;
  /** Goes on with the payment that they began. */
  isContinued?: boolean;
}

let asked: BoostTarget | null = null;
const listeners = new Set<() => void>();

function change(next: BoostTarget | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the boost dialog for an event; a visitor without an account signs in first (spec: HOME-27). */
export const askBoost = (event: BoostTarget): void => change(event);
export const closeBoost = (): void => change(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAskedBoost = (): BoostTarget | null => useSyncExternalStore(subscribe, () => asked);
