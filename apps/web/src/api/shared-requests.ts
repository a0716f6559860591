interface SharedRequest {
  method: string;
  url: string;
  body?: string | undefined;
  /** Whether a failure is also shared for that second; by default only failures of writes are. */
  isKept?: (error: unknown) => boolean;
}

/** Identical requests share one response, while pending and for a second afterwards, but for five seconds at most (spec: REQ-02, REQ-03). */
export interface SharedRequests {
  share<T>(request: SharedRequest, run: () => Promise<T>): Promise<T>;
}

const KEPT_MS = 1_000;
const SWEPT_MS = 5_000;

interface Entry {
  startedAt: number;
  /** A write without a response yet is never sent a second time, however long it takes. */
  isOpenWrite: boolean;
  answer: Promise<unknown>;
}

export function sharedRequests(now: () => number = Date.now): SharedRequests {
  const entries = new Map<string, Entry>();

  function sweep(): void {
    for (const [key, { isOpenWrite, startedAt }] of entries)
      if (!isOpenWrite && now() - startedAt > SWEPT_MS) entries.delete(key);
  }

  return {
    share<T>(request: SharedRequest, run: () => Promise<T>): Promise<T> {
      sweep();
      const key = `${request.method} ${request.url} ${request.body ?? ''}`;
      const held = entries.get(key);
      if (held) return held.answer as Promise<T>;
      const isWrite = request.method !== 'GET';
      const entry: Entry = { startedAt: now(), isOpenWrite: isWrite, answer: Promise.resolve() };
      const answer = run().finally(() => {
        entry.isOpenWrite = false;
        // A response from before a write must not be reused after it.
        if (isWrite) for (const [other, kept] of entries) if (kept !== entry) entries.delete(other);
        setTimeout(() => entries.get(key) === entry && entries.delete(key), KEPT_MS);
      });
      entry.answer = answer;
      entries.set(key, entry);
      // Try Again must not return the earlier failure or wait for a hanging request.
      const isKept = request.isKept ?? (() => isWrite);
      answer.catch((error: unknown) => !isKept(error) && entries.get(key) === entry && entries.delete(key));
      return answer;
    },
  };
}
