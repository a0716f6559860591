const listeners = new Set<() => void>();

/** Calls the listener if the server answers 401 to a call that needs a session. Returns a function that stops listening. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionLost(): void {
  for (const listener of listeners) listener();
}
