import type { ConversationAnswer, ConversationRequest, LanguageModel, ModelTurn, ToolCall } from '@marquee/kernel';
import type * as Sdk from 'openai';
import type { ModelSettings } from './model-settings.ts';
import { choiceOf, refusalOf } from './model-wire.ts';

type Message = Sdk.OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Settings = ModelSettings & { apiKey: string; costOf: LanguageModel['costOf'] };

/** One round of a conversation with tools (chat completions with function calling). The answer is read whole before anything of it is used. */
export async function converseWith(
  sdk: typeof Sdk,
  client: Sdk.OpenAI,
  { apiKey, model, reasoningEffort, costOf }: Settings,
  { turns, tools, maxTokens, timeoutMs, signal }: ConversationRequest,
): Promise<ConversationAnswer> {
  const asked = client.chat.completions.create(
    {
      model,
      messages: turns.map(messageOf),
      tools: tools.map((tool) => ({
        type: 'function' as const,
        function: { ...tool, parameters: { ...tool.parameters } },
      })),
      max_completion_tokens: maxTokens,
      ...(reasoningEffort ? { reasoning_effort: reasoningEffort } : {}),
      store: false,
    },
    { timeout: timeoutMs, ...(signal ? { signal } : {}) },
  );
  const { data, request_id: requestId } = await asked.withResponse().catch((error: unknown) => {
    throw refusalOf(sdk, error, apiKey);
  });
  const { message, usage, malformed } = choiceOf(data, requestId, costOf);
  const text = typeof message.content === 'string' && message.content !== '' ? message.content : null;
  const calls = (Array.isArray(message.tool_calls) ? message.tool_calls : []).map(callOf);
  if (calls.includes(null)) throw malformed('A call of a tool has another form.');
  if (text === null && calls.length === 0) throw malformed('The answer has neither text nor calls.');
  return { text, calls: calls.filter((call) => call !== null), usage, requestId };
}

function messageOf(turn: ModelTurn): Message {
  switch (turn.role) {
    case 'calls':
      return {
        role: 'assistant',
        content: null,
        tool_calls: turn.calls.map(({ id, name, arguments: given }) => ({
          id,
          type: 'function',
          function: { name, arguments: given },
        })),
      };
    case 'result':
      return { role: 'tool', tool_call_id: turn.callId, content: turn.text };
    case 'instructions':
      return { role: 'system', content: turn.text };
    case 'person':
      return { role: 'user', content: turn.text };
    case 'model':
      return { role: 'assistant', content: turn.text };
  }
}

/** A server of the same protocol may send anything. */
function callOf(call: unknown): ToolCall | null {
  const { id, function: called } = (call ?? {}) as { id?: unknown; function?: { name?: unknown; arguments?: unknown } };
  if (typeof id !== 'string' || typeof called?.name !== 'string') return null;
  return { id, name: called.name, arguments: typeof called.arguments === 'string' ? called.arguments : '' };
}
