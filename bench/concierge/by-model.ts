import { priceOf } from '@marquee/contract';
import { instructionsFor, TOOLS, type Wish, wishOfCall } from '@marquee/domain/concierge';
import type { ConversationRequest, LanguageModel } from '@marquee/kernel';
import { openAiModel } from '@marquee/platform/language-model';

const PLACE = { city: 'Columbia', state: 'SC' };

/** The model that the environment configures, as the API would use it; without a key, one that is off. */
export function configuredModel(env: NodeJS.ProcessEnv): LanguageModel {
  const model = env.OPENAI_MODEL ?? 'gpt-6-luna';
  const { prompt: promptPrice, answer: answerPrice } = priceOf(model);
  const provider = { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL };
  return openAiModel({ ...provider, model, reasoningEffort: 'none', promptPrice, answerPrice });
}

/** The first round for one request, as the concierge sends it. */
export function firstRound(message: string, today: string): ConversationRequest {
  const text = instructionsFor({ language: 'en', place: PLACE, today, last: null, shown: 0 });
  const turns = [{ role: 'instructions', text } as const, { role: 'person', text: message } as const];
  return { turns, tools: TOOLS, maxTokens: 400, timeoutMs: 30_000 };
}

/** What the model searches for first, and what the round cost; no wish if it does not search. */
export async function wishByModel(model: LanguageModel, message: string, today: string) {
  const { calls, usage } = await model.converse(firstRound(message, today));
  const search = calls.find(({ name }) => name === 'search_events');
  const tokens = usage.promptTokens + usage.answerTokens;
  return { wish: search ? wishIn(search.arguments, today) : null, tokens };
}

function wishIn(given: string, today: string): Wish | null {
  try {
    return wishOfCall(given, today);
  } catch {
    return null;
  }
}
