import { STRATEGIES, type Strategy } from '@marquee/contract';

/** Calls of one kind, added up. */
export interface Calls {
  avoidableBy: readonly Strategy[];
  promptTokens: number;
  answerTokens: number;
  reductionTokens: number;
  batchTokens: number;
  costMicroDollars: number;
  /** The additional prompt tokens at the price of the usual model. */
  reductionMicroDollars: number;
  batchMicroDollars: number;
  /** With the lesser model; the cost itself where there is none. */
  lesserCostMicroDollars: number;
}

export interface Taken {
  tokens: number;
  microDollars: number;
}

/**
 * What the recorded calls take under the given settings: a call that a strategy leaves out takes nothing, one without reduction or batching takes
 * its longer prompt. `throttling` only delays calls, so it saves nothing here.
 */
export function replay(calls: readonly Calls[], isOn: Record<Strategy, boolean>): Taken {
  const taken = { tokens: 0, microDollars: 0 };
  for (const call of calls) {
    if (call.avoidableBy.some((name) => isOn[name])) continue;
    taken.tokens += call.promptTokens + call.answerTokens;
    taken.microDollars += isOn.modelDowngrades ? call.lesserCostMicroDollars : call.costMicroDollars;
    if (!isOn.htmlReduction) {
      taken.tokens += call.reductionTokens;
      taken.microDollars += call.reductionMicroDollars;
    }
    if (!isOn.batchOptimization) {
      taken.tokens += call.batchTokens;
      taken.microDollars += call.batchMicroDollars;
    }
  }
  return taken;
}

/** What each strategy saves beside the others as they are set; one that is off, would save. */
export function savingsOfEach(calls: readonly Calls[], isOn: Record<Strategy, boolean>): Record<Strategy, Taken> {
  return Object.fromEntries(
    STRATEGIES.map((name) => {
      const [without, withIt] = [false, true].map((on) => replay(calls, { ...isOn, [name]: on }));
      const tokens = (without?.tokens ?? 0) - (withIt?.tokens ?? 0);
      return [name, { tokens, microDollars: (without?.microDollars ?? 0) - (withIt?.microDollars ?? 0) }];
    }),
  ) as Record<Strategy, Taken>;
}
