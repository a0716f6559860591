/** Steps that work may take: counted, never timed, so that one document always gives the same. */
export interface StepBudget {
  readonly spent: number;
  readonly isSpent: boolean;
  /** Takes steps, one unless told otherwise; false once there are none left. */
  take(steps?: number): boolean;
}

/** @param from a wider budget that each step is taken from, too */
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
