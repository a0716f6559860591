import { base64Of, type LanguageModel, type ModelAnswer, ModelRefusal, type ModelRequest } from '@marquee/kernel';
import type * as Sdk from 'openai';
import { converseWith } from './model-conversation.ts';
import type { ModelSettings } from './model-settings.ts';
import { type Completion, choiceOf, fetchWhole, refusalOf } from './model-wire.ts';

const TIMEOUT_MS = 60_000;

/**
 * A model behind the OpenAI protocol (chat completions with a strict JSON schema). Instructions go in the system message, outside text in
 * a separate user message. The SDK is loaded with the first question, so that a Worker without questions starts faster.
 */
export function openAiModel(settings: ModelSettings): LanguageModel {
  const { apiKey, model } = settings;
  // A dollar per million tokens is a millionth of a dollar per token.
  const costOf = (promptTokens: number, answerTokens: number) =>
    Math.ceil(promptTokens * settings.promptPrice + answerTokens * settings.answerPrice);
  if (!apiKey) {
    const refuse = () => Promise.reject(new ModelRefusal('off', 'No language model is configured.'));
    return {
      name: null,
      ask: refuse,
      converse: refuse,
      costOf,
    };
  }
  return {
    name: model,
    costOf,
    async ask(request) {
      const sdk = await import('openai');
      const { data, request_id: requestId } = await complete(sdk, clientOf(sdk, settings), settings, request);
      return answerOf(data, requestId, costOf);
    },
    async converse(request) {
      const sdk = await import('openai');
      return converseWith(sdk, clientOf(sdk, settings), { ...settings, apiKey, costOf }, request);
    },
  };
}

function clientOf(sdk: typeof Sdk, { apiKey = '', baseUrl, timeoutMs }: ModelSettings): Sdk.OpenAI {
  return new sdk.OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    timeout: timeoutMs ?? TIMEOUT_MS,
    fetch: fetchWhole,
  });
}

async function complete(
  sdk: typeof Sdk,
  client: Sdk.OpenAI,
  { apiKey = '', model, reasoningEffort }: ModelSettings,
  { parts, picture, schema, maxTokens }: ModelRequest,
): Promise<{ data: Completion; request_id: string | null }> {
  try {
    const asked = client.chat.completions.create({
      model,
      messages: [
        ...parts.map(({ kind, text }) => ({
          role: kind === 'instructions' ? ('system' as const) : ('user' as const),
          content: text,
        })),
        ...(picture ? [{ role: 'user' as const, content: [imageOf(picture)] }] : []),
      ],
      response_format: { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } },
      max_completion_tokens: maxTokens,
      ...(reasoningEffort ? { reasoning_effort: reasoningEffort } : {}),
      store: false,
    });
    return await asked.withResponse();
  } catch (error) {
    throw refusalOf(sdk, error, apiKey);
  }
}

function imageOf({ bytes, contentType }: NonNullable<ModelRequest['picture']>) {
  return { type: 'image_url' as const, image_url: { url: `data:${contentType};base64,${base64Of(bytes)}` } };
}

function answerOf(completion: Completion, requestId: string | null, costOf: LanguageModel['costOf']): ModelAnswer {
  const { message, usage, malformed } = choiceOf(completion, requestId, costOf);
  const text = message.content;
  if (typeof text !== 'string') throw malformed('The answer has no content.');
  try {
    return { json: JSON.parse(text), usage, requestId };
  } catch {
    throw malformed('The answer is not valid JSON.');
  }
}
