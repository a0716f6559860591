/** One question compared with the forms that it does not have. All are estimates by the same count. */
export interface MeasuredQuestion {
  /** Its prompt if reduced and batched, as a share of the prompt as it is. */
  leastShare: number;
  /** More tokens of the prompt without reduction, and without batching. */
  reductionTokens: number;
  batchTokens: number;
}
