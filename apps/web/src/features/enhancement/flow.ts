/** The progress of a reading that has not begun (spec: DETAIL-12): it is shown in these steps, each for so long. */
const STEPS = [15, 35, 55, 75, 90] as const;
const STEP_MS = 1_800;
/** How long success and failure are shown (spec: DETAIL-13, DETAIL-14). */
const SUCCESS_MS = 2_500;
const FAILURE_MS = 2_000;

/** What the overlay shows; null when it is closed. */
export type Progress =
  | { kind: 'running'; percent: number }
  | { kind: 'succeeded'; points: number }
  | { kind: 'failed' }
  | null;

interface Work {
  /** At 100 percent. */
  fetch: () => Promise<unknown>;
  /** The points that the visitor earned; 0 for a guest, and if none could be awarded. */
  award: () => Promise<number>;
  show: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Steps to 90 percent, fetches at 100, awards points, and closes; a failure is shown and closes too. Returns the failure. */
export async function runOverlay({ fetch, award, show, signal }: Work): Promise<{ error: unknown } | null> {
  for (const percent of STEPS) {
    show({ kind: 'running', percent });
    await pause(STEP_MS, signal);
    if (signal.aborted) return null;
  }
  show({ kind: 'running', percent: 100 });
  try {
    await fetch();
    if (signal.aborted) return null;
    const points = await award().catch(() => 0);
    if (signal.aborted) return null;
    show({ kind: 'succeeded', points });
    await pause(SUCCESS_MS, signal);
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    show({ kind: 'failed' });
    await pause(FAILURE_MS, signal);
    return { error };
  } finally {
    if (!signal.aborted) show(null);
  }
}

/** Ends early when it is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
