/** Steps that work may take: counted, never timed, so that one document always gives the same. */
export interface StepBudget {
  readonly spent: number;
  readonly isSpent: boolean;
  /** Takes one step; false once there is none left. */
  take(): boolean;
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
    take() {
      if (spent >= most || (from && !from.take())) isSpent = true;
      else spent += 1;
      return !isSpent;
    },
  };
}
