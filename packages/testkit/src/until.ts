const AGAIN_MS = 100;

/** Waits for a state, however long a busy machine takes, and no longer than until it has come. Throws what was waited for once `limitMs` are over. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs: number = 120_000,
): Promise<void> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > limitMs) throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
    await new Promise((again) => setTimeout(again, AGAIN_MS));
  }
}
