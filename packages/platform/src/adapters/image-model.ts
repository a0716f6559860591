import { type ImageAnswer, type ImageModel, ModelRefusal, type ModelUsage } from '@marquee/kernel';
import type * as Sdk from 'openai';
import { fetchUpTo, refusalOf } from './model-wire.ts';

export interface ImageModelSettings {
  apiKey?: string | undefined;
  /** For providers with the same protocol. */
  baseUrl?: string | undefined;
  /** Absent: images are drawn without a model. */
  model?: string | undefined;
  /** US dollars per million tokens. */
  promptPrice: number;
  answerPrice: number;
}

/** Base64 of the largest image that we would keep. */
const MOST_ANSWER_BYTES = 12_000_000;
/** Of a wide image in medium quality, with its prompt. */
const MOST_TOKENS = 2_500;
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

/** A model behind the image endpoint of the OpenAI protocol. The SDK is loaded with the first image. */
export function openAiImages(settings: ImageModelSettings): ImageModel {
  const { apiKey, model } = settings;
  const costOf = (promptTokens: number, answerTokens: number) =>
    Math.ceil(promptTokens * settings.promptPrice + answerTokens * settings.answerPrice);
  const name = apiKey && model ? model : null;
  return {
    name,
    mostTokens: MOST_TOKENS,
    costOf,
    async draw({ prompt, timeoutMs }) {
      if (!apiKey || !model) throw new ModelRefusal('off', 'No image model is configured.');
      const sdk = await import('openai');
      const { data, request_id: requestId } = await ask(sdk, settings, { apiKey, model, prompt, timeoutMs });
      return answerOf(data, requestId, costOf);
    },
  };
}

async function ask(
  sdk: typeof Sdk,
  { baseUrl }: ImageModelSettings,
  { apiKey, model, prompt, timeoutMs }: { apiKey: string; model: string; prompt: string; timeoutMs: number },
) {
  const client = new sdk.OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    timeout: Math.max(1, timeoutMs),
    fetch: fetchUpTo(MOST_ANSWER_BYTES),
  });
  try {
    return await client.images
      .generate({ model, prompt, n: 1, size: '1536x1024', quality: 'medium', output_format: 'webp' })
      .withResponse();
  } catch (error) {
    throw refusalOf(sdk, error, apiKey);
  }
}

function answerOf(
  { data, usage, output_format: format }: Sdk.OpenAI.Images.ImagesResponse,
  requestId: string | null,
  costOf: ImageModel['costOf'],
): ImageAnswer {
  const spent = usageOf(usage, costOf);
  const malformed = (message: string) =>
    new ModelRefusal('malformed', message, { requestId, ...(spent ? { usage: spent } : {}) });
  const text = data?.[0]?.b64_json;
  if (!spent) throw malformed('The answer does not report its token usage.');
  const contentType = TYPES[format ?? 'webp'];
  if (!text || !contentType) throw malformed('The answer has no image that can be kept.');
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return { bytes, contentType, usage: spent, requestId };
  } catch {
    throw malformed('The image is not valid base64.');
  }
}

function usageOf(usage: Sdk.OpenAI.Images.ImagesResponse['usage'], costOf: ImageModel['costOf']): ModelUsage | null {
  const [promptTokens, answerTokens] = [usage?.input_tokens, usage?.output_tokens];
  if (!isCount(promptTokens) || !isCount(answerTokens)) return null;
  return { promptTokens, answerTokens, costMicroDollars: costOf(promptTokens, answerTokens) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
