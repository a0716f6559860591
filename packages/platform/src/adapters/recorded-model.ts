import type { ReadDeps } from '@marquee/domain/deps';
import { recordError } from '@marquee/domain/diagnostics';
import { type LanguageModel, ModelRefusal } from '@marquee/kernel';
import { traceIds } from '../trace.ts';

/**
 * A model whose refusals are recorded in the diagnostics, for every caller; missing credit and rate limits are critical (spec: DIAG-06).
 */
export function recordedModel(model: LanguageModel, deps: ReadDeps): LanguageModel {
  return {
    name: model.name,
    costOf: (promptTokens, answerTokens) => model.costOf(promptTokens, answerTokens),
    ask: (request) => recorded(deps, model.ask(request)),
    // A visitor who leaves is no trouble of the provider.
    converse: (request) => recorded(deps, model.converse(request), request.signal),
    lesser: model.lesser && recordedModel(model.lesser, deps),
    vision: model.vision && recordedModel(model.vision, deps),
  };
}

async function recorded<A>(deps: ReadDeps, asked: Promise<A>, signal?: AbortSignal): Promise<A> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ModelRefusal && error.reason !== 'off' && !signal?.aborted) {
      const { reason, message, requestId } = error;
      const told = new Error(`AI provider, ${WORDS[reason]}: ${message}`);
      const { requestId: reference = requestId, jobId } = traceIds();
      await recordError(deps, { component: 'language model', mishap: 'model', error: told, reference, jobId });
    }
    throw error;
  }
}

const WORDS = {
  quota: 'quota exhausted',
  'rate-limited': 'rate limit reached',
  malformed: 'malformed answer',
  timeout: 'no answer in time',
  unavailable: 'out of reach',
} as const;
