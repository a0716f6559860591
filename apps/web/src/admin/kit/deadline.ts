/** Nobody waits forever: what has not been answered by then is told as a TimeoutError, though it may still be done. */
export function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException(`Not answered within ${ms / 1_000} seconds`, 'TimeoutError')),
      ms,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
