const listeners = new Set<() => void>();

/** Told when the server answers 401 to a call that needs a session: it ended in mid-action. Gives the way to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSessionLost(): void {
  for (const listener of listeners) listener();
}
