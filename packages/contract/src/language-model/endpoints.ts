import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { sentence } from '../sentence.ts';

/** Whether the engine currently uses the language model, and why or why not (BEY-11). */
const modelStatus = z.object({
  /**
   * `off`: none is configured; `in-use`; `out-of-budget`: the share for reading pages is used up; `quota-exhausted`: the provider requires credit;
   * `on-hold`: the provider refused and is not called for a while; `unknown`: the engine did not report.
   */
  state: z.enum(['off', 'in-use', 'out-of-budget', 'quota-exhausted', 'on-hold', 'unknown']),
  model: z.string().nullable(),
  /** One or two sentences for a person. */
  explanation: sentence,
  /** ISO instant until which the provider is not called. */
  holdUntil: z.string().nullable(),
  /** Pages that only the model can read and that are waiting for it; at most 1,000 are counted. */
  pagesWaiting: z.number().int(),
});
export type ModelStatus = z.output<typeof modelStatus>;
/** Before it is written. */
export type ToldModelStatus = z.input<typeof modelStatus>;

export const languageModelEndpoints = defineEndpoints({
  getModelStatus: {
    method: 'GET',
    path: '/api/admin/language-model/status',
    access: 'admin',
    summary: 'Whether pages are read with a language model or without one, and why.',
    response: modelStatus,
  },

  testOpenAi: {
    method: 'GET',
    path: '/api/admin/test-openai',
    access: 'admin',
    summary:
      'Puts one tiny question to the language model, within the budget of quality assurance. Answered to the console alone.',
    ownPageOnly: true,
    response: z.object({
      success: z.boolean(),
      model: z.string().nullable(),
      /** Milliseconds. */
      responseTime: z.number(),
      totalTokens: z.number().int(),
      error: sentence.nullable(),
    }),
  },
});
