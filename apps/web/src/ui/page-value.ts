import { useSyncExternalStore } from 'react';

/** A value that ends with the page. `use` re-renders when any part of the page sets it. */
export function pageValue<T>(initial: T): { get: () => T; set: (value: T) => void; use: () => T } {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
