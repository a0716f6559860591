interface SharedRequest {
  method: string;
  url: string;
  body?: string | undefined;
  /** Whether a failure is shared for that second too; those of writes are, where nothing is said. */
  isKept?: (error: unknown) => boolean;
}

/** Identical requests share one answer: while it is under way, and for a second after (spec: REQ-02, REQ-03). */
export interface SharedRequests {
  share<T>(request: SharedRequest, run: () => Promise<T>): Promise<T>;
}

export const KEPT_MS = 1_000;
const SWEPT_MS = 5_000;

interface Entry {
  startedAt: number;
  isDone: boolean;
  answer: Promise<unknown>;
}

export function sharedRequests(now: () => number = Date.now): SharedRequests {
  const entries = new Map<string, Entry>();

  function sweep(): void {
    for (const [key, entry] of entries) if (entry.isDone && now() - entry.startedAt > SWEPT_MS) entries.delete(key);
  }

  return {
    share<T>(request: SharedRequest, run: () => Promise<T>): Promise<T> {
      sweep();
      const key = `${request.method} ${request.url} ${request.body ?? ''}`;
      const held = entries.get(key);
      if (held) return held.answer as Promise<T>;
      const entry: Entry = { startedAt: now(), isDone: false, answer: Promise.resolve() };
      const isWrite = request.method !== 'GET';
      const answer = run().finally(() => {
        entry.isDone = true;
        // What was read or written before a write must not answer for what comes after it.
        if (isWrite) for (const [other, kept] of entries) if (kept !== entry) entries.delete(other);
        setTimeout(() => entries.get(key) === entry && entries.delete(key), KEPT_MS);
      });
      entry.answer = answer;
      entries.set(key, entry);
      // Whoever presses Try Again must not be given the failure of a moment ago, nor wait for what hung.
      const isKept = request.isKept ?? (() => isWrite);
      answer.catch((error: unknown) => !isKept(error) && entries.get(key) === entry && entries.delete(key));
      return answer;
    },
  };
}
