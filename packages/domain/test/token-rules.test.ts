import { MODEL_PRICES, priceOf, type SAFE_STRATEGIES, STRATEGIES, UNKNOWN_MODEL_PRICE } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { runsOutAt } from '../src/budget/forecast.ts';
import { type Calls, replay, savingsOfEach } from '../src/efficiency/replay.ts';
import { paceOf } from '../src/language-model/strategy.ts';

const at = (time: string) => Date.parse(`2026-10-01T${time}:00Z`);

describe('the forecast', () => {
  it.each([
    ['nothing was used', 0, 1_000, '12:00', null],
    ['half is used at noon: it lasts exactly the day', 500, 1_000, '12:00', null],
    ['three quarters are used at noon', 750, 1_000, '12:00', '16:00'],
    ['all is used', 1_000, 1_000, '12:00', '12:00'],
    ['more is used than there is, after the share was lowered', 2_000, 1_000, '12:00', '12:00'],
    ['there is nothing, and nothing was used', 0, 0, '12:00', null],
    ['one call a minute after midnight is paced over half an hour', 500, 1_000, '00:01', '00:31'],
  ] as const)('when %s', (_what, used, limit, now, out) => {
    expect(runsOutAt(used, limit, at(now))).toBe(out === null ? null : at(out));
  });
});

describe('throttling', () => {
  it.each([
    ['00:00', 0.25],
    ['12:00', 0.625],
    ['18:00', 0.8125],
  ] as const)('lets so much of the day be spent at %s', (now, share) => {
    expect(paceOf({ throttling: true }, at(now))).toBe(share);
    expect(paceOf({ throttling: false }, at(now))).toBe(1);
  });
});

describe('prices', () => {
  it('are the table’s, unless the deployment says otherwise; an unknown model is never free', () => {
    expect(priceOf('gpt-4.1-mini')).toEqual({ prompt: 0.4, answer: 1.6 });
    expect(priceOf('gpt-4.1-mini', { prompt: 0 })).toEqual({ prompt: 0, answer: 1.6 });
    expect(priceOf('somebody-elses')).toEqual(UNKNOWN_MODEL_PRICE);
  });

  it('name each model once, with a source, and cost something', () => {
    expect(new Set(MODEL_PRICES.map(({ model }) => model)).size).toBe(MODEL_PRICES.length);
    for (const { prompt, answer, source } of MODEL_PRICES) {
      expect(Math.min(prompt, answer)).toBeGreaterThan(0);
      expect(source).not.toBe('');
    }
  });
});

describe('the replay', () => {
  const none = Object.fromEntries(STRATEGIES.map((name) => [name, false])) as typeof SAFE_STRATEGIES;
  const call: Calls = {
    avoidableBy: [],
    promptTokens: 100,
    answerTokens: 50,
    reductionTokens: 40,
    batchTokens: 10,
    costMicroDollars: 20,
    reductionMicroDollars: 4,
    batchMicroDollars: 1,
    lesserCostMicroDollars: 5,
  };

  it.each([
    ['with every strategy off', {}, { tokens: 200, microDollars: 25 }],
    ['reduced', { htmlReduction: true }, { tokens: 160, microDollars: 21 }],
    ['reduced and batched', { htmlReduction: true, batchOptimization: true }, { tokens: 150, microDollars: 20 }],
    ['by the lesser model', { modelDowngrades: true }, { tokens: 200, microDollars: 10 }],
    ['throttled: later, and the same', { throttling: true }, { tokens: 200, microDollars: 25 }],
  ] as const)('of one call %s', (_what, on, taken) => {
    expect(replay([call], { ...none, ...on })).toEqual(taken);
  });

  it('leaves out what a strategy avoids, and counts nothing twice where two would', () => {
    const avoidable: Calls = { ...call, avoidableBy: ['caching', 'earlyExit'] };
    expect(replay([avoidable], { ...none, caching: true })).toEqual({ tokens: 0, microDollars: 0 });
    const both = savingsOfEach([avoidable], { ...none, caching: true, earlyExit: true });
    expect([both.caching.tokens, both.earlyExit.tokens]).toEqual([0, 0]);
    expect(savingsOfEach([avoidable], none).caching.tokens).toBe(200);
  });
});
