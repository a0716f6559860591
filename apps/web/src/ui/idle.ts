/** Runs a task when the browser has nothing better to do. Returns a function that takes it back. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(id);
}
