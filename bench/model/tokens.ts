import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { DoubtfulPage } from './pages.ts';
import type { Answered, Reply } from './perfect.ts';

export interface Tokens {
  questions: number;
  /** Counted by o200k: instructions, page and schema; and the answer with a null for each missing value. */
  prompts: number;
  answers: number;
  /** The product's estimate of the prompts, which its budget reserves. */
  estimatedPrompts: number;
}

export function tokensOf({ questions }: DoubtfulPage, replies: readonly Reply[]): Tokens {
  return {
    questions: questions.length,
    prompts: sum(
      questions.map(({ request: { parts, schema } }) =>
        countOf(`${parts.map(({ text }) => text).join('\n')}\n${JSON.stringify(schema.schema)}`),
      ),
    ),
    answers: sum(replies.map(({ events }) => countOf(JSON.stringify({ events: events.map(whole) })))),
    estimatedPrompts: sum(questions.map(({ mostTokens, request }) => mostTokens - request.maxTokens)),
  };
}

const NONE = { endDate: null, endTime: null, address: null, price: null, status: null };
const whole = (event: Answered) => ({ ...event, ...NONE });
const countOf = (text: string) => encode(text).length;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
