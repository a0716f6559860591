/** The steps that a task may take. They are counted, never timed, so that the same document always gives the same result. */
export interface StepBudget {
  readonly spent: number;
  readonly isSpent: boolean;
  /** Takes steps, one by default; false once none are left. */
  take(steps?: number): boolean;
}

/** @param from a larger budget that is charged for each step too */
export function stepBudget(most: number, from?: StepBudget): StepBudget {
  let spent = 0;
  let isSpent = false;
  return {
    get spent() {
      return spent;
    },
    get isSpent() {
      return isSpent;
    },
    take(steps = 1) {
      if (spent + steps > most || (from && !from.take(steps))) isSpent = true;
      else spent += steps;
      return !isSpent;
    },
  };
}
