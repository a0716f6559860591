/** Asks whether the page may be left; calls `leave` if so. */
export type LeaveGuard = (leave: () => void) => void;

const guards: LeaveGuard[] = [];

/** Registers a guard; returns a function that removes it. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    const at = guards.indexOf(guard);
    if (at >= 0) guards.splice(at, 1);
  };
}

/** The active guard: the most recently registered one, which belongs to the visible form. */
export function leaveGuard(): LeaveGuard | undefined {
  return guards.at(-1);
}
