import { useSyncExternalStore } from 'react';

export interface LocalValue<T> {
  /** The value in this browser; re-renders when any part of the page, or another tab, changes it. */
  use: () => T;
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener after each change. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

/** A value kept in local storage as JSON. The fallback is not stored. An unreadable value is the fallback; an unwritable value lasts until the page is left. */
export function localValue<T>(key: string, fallback: T, isValid: (value: unknown) => value is T): LocalValue<T> {
  let current = read();
  const listeners = new Set<() => void>();

  function read(): T {
    try {
      const text = localStorage.getItem(key);
      const value: unknown = text === null ? fallback : JSON.parse(text);
      return isValid(value) ? value : fallback;
    } catch (error) {
      console.warn(`${key} could not be read`, error);
      return fallback;
    }
  }

  function onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function change(value: T): void {
    current = value;
    for (const listener of listeners) listener();
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(read());
  });

  return {
    get: () => current,
    set(value) {
      try {
        if (value === fallback) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch (error) {
        console.warn(`${key} could not be written`, error);
      }
      change(value);
    },
    onChange,
    use: () => useSyncExternalStore(onChange, () => current),
  };
}
