import type * as Sdk from 'openai';

export interface ModelSettings {
  /** Absent: no model. */
  apiKey?: string | undefined;
  /** For providers with the same protocol. */
  baseUrl?: string | undefined;
  model: string;
  /** Not sent if empty or absent. */
  reasoningEffort?: '' | NonNullable<Sdk.OpenAI.ReasoningEffort>;
  /** US dollars per million tokens. */
  promptPrice: number;
  answerPrice: number;
  timeoutMs?: number;
}
