import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

/** Which way the engine works now, with the language model or without, and why (BEY-11). */
export const modelStatus = z.object({
  /**
   * `off`: none is configured; `in-use`; `out-of-budget`: the share for reading pages is used up; `quota-exhausted`: its provider wants credit;
   * `on-hold`: its provider refused and is left alone for a while; `unknown`: the engine did not say.
   */
  state: z.enum(['off', 'in-use', 'out-of-budget', 'quota-exhausted', 'on-hold', 'unknown']),
  model: z.string().nullable(),
  /** For a person, one sentence or two. */
  explanation: z.string(),
  /** ISO instant until which the provider is left alone. */
  holdUntil: z.string().nullable(),
  /** Pages that no other way could read and that wait for the model; at most 1,000 are counted. */
  pagesWaiting: z.number().int(),
});
export type ModelStatus = z.output<typeof modelStatus>;

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
      error: z.string().nullable(),
    }),
  },
});
