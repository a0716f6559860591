/** Asks whether the page may be left; calls `leave` when it may. */
export type LeaveGuard = (leave: () => void) => void;

const guards: LeaveGuard[] = [];

/** From now on leaving the page asks this guard; gives the way to stop that. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.push(guard);
  return () => {
    const at = guards.indexOf(guard);
    if (at >= 0) guards.splice(at, 1);
  };
}

/** The one to ask, where there is one: the youngest, which is what a person looks at. */
export function leaveGuard(): LeaveGuard | undefined {
  return guards.at(-1);
}
