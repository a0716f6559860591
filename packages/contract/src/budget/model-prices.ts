import { type Message, say } from '@marquee/kernel';
/** What a model costs: US dollars per million tokens. */
export interface ModelPrice {
  model: string;
  prompt: number;
  answer: number;
  /** Where the figures are from, and when they were read. */
  source: Message;
}

const LISTED = say('budget.openAiPrices');

/**
 * The one table of prices; all costs are figured from it. A model that is not listed costs what `OPENAI_PROMPT_PRICE` and
 * `OPENAI_ANSWER_PRICE` say, and those also overrule it.
 */
export const MODEL_PRICES: readonly ModelPrice[] = [
  { model: 'gpt-6-luna', prompt: 0.1, answer: 0.5, source: say('budget.ownPrices') },
  { model: 'gpt-5', prompt: 1.25, answer: 10, source: LISTED },
  { model: 'gpt-5-mini', prompt: 0.25, answer: 2, source: LISTED },
  { model: 'gpt-5-nano', prompt: 0.05, answer: 0.4, source: LISTED },
  { model: 'gpt-4.1', prompt: 2, answer: 8, source: LISTED },
  { model: 'gpt-4.1-mini', prompt: 0.4, answer: 1.6, source: LISTED },
  { model: 'gpt-4.1-nano', prompt: 0.1, answer: 0.4, source: LISTED },
  { model: 'gpt-4o', prompt: 2.5, answer: 10, source: LISTED },
  { model: 'gpt-4o-mini', prompt: 0.15, answer: 0.6, source: LISTED },
];

/** A model that is not listed and has no price of its own is figured like this, so that it is never free by mistake. */
export const UNKNOWN_MODEL_PRICE = { prompt: 2.5, answer: 10 } as const;

/** What a model costs: what was configured, else the table, else the price of an unknown one. */
export function priceOf(
  model: string,
  configured: { prompt?: number | undefined; answer?: number | undefined } = {},
): { prompt: number; answer: number } {
  const listed = MODEL_PRICES.find((price) => price.model === model) ?? UNKNOWN_MODEL_PRICE;
  return { prompt: configured.prompt ?? listed.prompt, answer: configured.answer ?? listed.answer };
}
