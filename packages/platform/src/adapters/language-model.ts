import {
  type LanguageModel,
  type ModelAnswer,
  ModelRefusal,
  type ModelRequest,
  type ModelUsage,
  messageOf,
} from '@marquee/kernel';
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

const TIMEOUT_MS = 60_000;
/** Far more than the tokens we ever request. */
const MOST_ANSWER_BYTES = 512 * 1024;
const MOST_MESSAGE = 300;

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
    return {
      name: null,
      ask: () => Promise.reject(new ModelRefusal('off', 'No language model is configured.')),
      costOf,
    };
  }
  return {
    name: model,
    costOf,
    async ask(request) {
      const sdk = await import('openai');
      const client = new sdk.OpenAI({
        apiKey,
        baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
        maxRetries: 0,
        timeout: settings.timeoutMs ?? TIMEOUT_MS,
        fetch: fetchWhole,
      });
      const { data, request_id: requestId } = await complete(sdk, client, settings, request);
      return answerOf(data, requestId, costOf);
    },
  };
}

type Completion = Sdk.OpenAI.Chat.Completions.ChatCompletion;

async function complete(
  sdk: typeof Sdk,
  client: Sdk.OpenAI,
  { apiKey = '', model, reasoningEffort }: ModelSettings,
  { parts, schema, maxTokens }: ModelRequest,
): Promise<{ data: Completion; request_id: string | null }> {
  try {
    const asked = client.chat.completions.create({
      model,
      messages: parts.map(({ kind, text }) => ({ role: kind === 'instructions' ? 'system' : 'user', content: text })),
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

/** The one table from the SDK's errors to ours. */
function refusalOf(sdk: typeof Sdk, error: unknown, apiKey: string): ModelRefusal {
  const message = messageOf(error).replaceAll(apiKey, '[key]').slice(0, MOST_MESSAGE);
  if (error instanceof sdk.APIConnectionTimeoutError || error instanceof sdk.APIUserAbortError) {
    return new ModelRefusal('timeout', 'The model did not respond in time.');
  }
  if (error instanceof sdk.APIConnectionError && error.cause instanceof TooLarge)
    return new ModelRefusal('malformed', 'The answer is too large.');
  if (!(error instanceof sdk.APIError) || error.status === undefined) return new ModelRefusal('unavailable', message);
  const requestId = error.requestID ?? null;
  if (error.status !== 429) return new ModelRefusal('unavailable', message, { requestId });
  const isQuota = /insufficient_quota|billing_hard_limit/.test(`${error.code ?? ''} ${error.type ?? ''}`);
  if (isQuota) return new ModelRefusal('quota', message, { requestId });
  const retryAfterMs = retryAfter(error.headers);
  return new ModelRefusal('rate-limited', message, { requestId, ...(retryAfterMs === null ? {} : { retryAfterMs }) });
}

/** `retry-after-ms`, otherwise `retry-after` in seconds; null without a valid one. */
function retryAfter(headers: Headers | undefined): number | null {
  const exact = headers?.get('retry-after-ms');
  const ms = exact ? Number(exact) : Number(headers?.get('retry-after') ?? Number.NaN) * 1_000;
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

function answerOf(completion: Completion, requestId: string | null, costOf: LanguageModel['costOf']): ModelAnswer {
  const usage = usageOf(completion, costOf);
  const malformed = (message: string) =>
    new ModelRefusal('malformed', message, { requestId, ...(usage ? { usage } : {}) });
  const choice = completion.choices?.[0];
  if (!usage) throw malformed('The answer does not report its token usage.');
  if (choice?.finish_reason === 'length') throw malformed('The answer was cut off at its token limit.');
  if (choice?.message?.refusal) throw malformed('The model refused to answer.');
  const text = choice?.message?.content;
  if (typeof text !== 'string') throw malformed('The answer has no content.');
  try {
    return { json: JSON.parse(text), usage, requestId };
  } catch {
    throw malformed('The answer is not valid JSON.');
  }
}

function usageOf({ usage }: Completion, costOf: LanguageModel['costOf']): ModelUsage | null {
  const [promptTokens, answerTokens] = [usage?.prompt_tokens, usage?.completion_tokens];
  if (!isCount(promptTokens) || !isCount(answerTokens)) return null;
  return { promptTokens, answerTokens, costMicroDollars: costOf(promptTokens, answerTokens) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

class TooLarge extends Error {}

/** Reads the full response before returning it, so that the SDK's deadline covers its body too, up to a size limit. */
async function fetchWhole(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_ANSWER_BYTES) {
      await reader?.cancel();
      throw new TooLarge('the answer is too large');
    }
    chunks.push(part.value);
  }
  const body = new Blob(chunks);
  return new Response(body, { status: response.status, headers: response.headers });
}
