import { type LanguageModel, ModelRefusal, type ModelUsage, messageOf } from '@marquee/kernel';
import type * as Sdk from 'openai';

export type Completion = Sdk.OpenAI.Chat.Completions.ChatCompletion;

/** Far more than the tokens we ever request. */
const MOST_ANSWER_BYTES = 512 * 1024;
const MOST_MESSAGE = 300;

/** The one table from the SDK's errors to ours. */
export function refusalOf(sdk: typeof Sdk, error: unknown, apiKey: string): ModelRefusal {
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

/** A complete answer with its usage, or a refusal that says what it cost. */
export function choiceOf(completion: Completion, requestId: string | null, costOf: LanguageModel['costOf']) {
  const usage = usageOf(completion, costOf);
  const malformed = (message: string) =>
    new ModelRefusal('malformed', message, { requestId, ...(usage ? { usage } : {}) });
  const choice = completion.choices?.[0];
  if (!usage) throw malformed('The answer does not report its token usage.');
  if (choice?.finish_reason === 'length') throw malformed('The answer was cut off at its token limit.');
  if (choice?.message?.refusal) throw malformed('The model refused to answer.');
  if (!choice?.message) throw malformed('The answer has no message.');
  return { message: choice.message, usage, malformed };
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
export const fetchWhole = fetchUpTo(MOST_ANSWER_BYTES);

export function fetchUpTo(mostBytes: number) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, init);
    return wholeOf(response, mostBytes);
  };
}

async function wholeOf(response: Response, mostBytes: number): Promise<Response> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new TooLarge('the answer is too large');
    }
    chunks.push(part.value);
  }
  const body = new Blob(chunks);
  return new Response(body, { status: response.status, headers: response.headers });
}
