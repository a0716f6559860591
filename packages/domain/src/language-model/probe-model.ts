import { type Message, newId } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { askModel } from './ask-model.ts';
import { tokensOf } from './ask-questions.ts';

export interface ModelProbe {
  success: boolean;
  model: string | null;
  /** Milliseconds. */
  responseTime: number;
  totalTokens: number;
  error: Message | null;
}

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['ready'],
  properties: { ready: { type: 'boolean' } },
};
const MOST_TOKENS = 200;

/** Asks the model one tiny question to verify key, address and model name. */
export async function probeModel(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'log' | 'model' | 'random'>,
): Promise<ModelProbe> {
  const startedAt = deps.clock.now();
  const reply = await askModel(deps, {
    category: 'qualityAssurance',
    operationId: `probe:${newId(deps.clock, deps.random)}`,
    request: {
      parts: [{ kind: 'instructions', text: 'Answer that you are ready.' }],
      schema: { name: 'ready', schema: SCHEMA },
      maxTokens: MOST_TOKENS / 2,
    },
    mostTokens: MOST_TOKENS,
  });
  return {
    success: reply.kind === 'answered',
    model: deps.model.name,
    responseTime: deps.clock.now() - startedAt,
    totalTokens: tokensOf(reply.spent),
    error: reply.kind === 'answered' ? null : reply.because,
  };
}
