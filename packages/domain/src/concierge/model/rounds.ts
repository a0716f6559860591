import type { ConversationAnswer, Instant, ModelTool, ModelTurn, ToolCall } from '@marquee/kernel';
import { type ModelDeps, withinBudget } from '../../language-model/index.ts';
import type { Talker } from './talker.ts';
import { BadCall, type ToolBox } from './tool-box.ts';
import { ANSWER, finalArguments, TOOLS } from './tools.ts';

/** Rounds and calls of one turn; a model that needs more has lost its way. */
const MOST_ROUNDS = 4;
const MOST_CALLS = 6;
const MOST_FAULTS = 2;
const MOST_ANSWER_TOKENS = 400;

export interface Final {
  text: string;
  /** Handles as the model gave them. */
  events: readonly string[];
  emotion: 'excited' | 'curious' | 'empathetic' | 'thoughtful';
}

/** Lets the model look for events until it answers; null if it does not within its rounds, calls, time and budget. */
export async function rounds(
  deps: ModelDeps,
  talker: Talker,
  { said, box, endsAt }: { said: readonly ModelTurn[]; box: ToolBox; endsAt: Instant },
): Promise<Final | null> {
  const turns = [...said];
  let [calls, faults] = [0, 0];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if (deps.clock.now() >= endsAt || talker.signal?.aborted) return null;
    const tools = round === MOST_ROUNDS ? [ANSWER] : TOOLS;
    const reply = await ask(deps, talker, { turns, tools, endsAt, round });
    if (reply === null) return null;
    const last = reply.calls.find(({ name }) => name === ANSWER.name);
    if (last) return finalOf(last);
    if (reply.calls.length === 0) return { text: reply.text ?? '', events: [], emotion: 'thoughtful' };
    calls += reply.calls.length;
    if (calls > MOST_CALLS) return null;
    const told = await Promise.all(reply.calls.map((call) => resultOf(box, call)));
    faults += told.filter(({ isFault }) => isFault).length;
    if (faults > MOST_FAULTS) return null;
    turns.push({ role: 'calls', calls: told.map(({ call }) => call) });
    for (const { call, text } of told) turns.push({ role: 'result', callId: call.id, text });
  }
  return null;
}

async function ask(
  deps: ModelDeps,
  { purse, operationId, signal }: Talker,
  asked: { turns: readonly ModelTurn[]; tools: readonly ModelTool[]; endsAt: number; round: number },
): Promise<ConversationAnswer | null> {
  const { round, endsAt, ...said } = asked;
  const reply = await withinBudget(deps, {
    from: purse,
    provider: 'concierge',
    operationId: `${operationId}:${round}`,
    mostTokens: mostPromptTokens(said) + MOST_ANSWER_TOKENS,
    maxTokens: MOST_ANSWER_TOKENS,
    call: () => {
      // Who has left meanwhile is not asked for: nothing was sent, so nothing is owed.
      signal?.throwIfAborted();
      const timeoutMs = Math.max(1, endsAt - deps.clock.now());
      return deps.model.converse({ ...said, maxTokens: MOST_ANSWER_TOKENS, timeoutMs, signal });
    },
    signal,
  });
  return reply.kind === 'answered' ? reply.answer : null;
}

async function resultOf(box: ToolBox, call: ToolCall): Promise<{ call: ToolCall; text: string; isFault: boolean }> {
  try {
    return { call, text: await box.call(call.name, call.arguments), isFault: false };
  } catch (error) {
    if (!(error instanceof BadCall)) throw error;
    // What could not be read is not sent again either.
    const shortened = {
      id: call.id.slice(0, 64),
      name: call.name.replace(/\W/g, '').slice(0, 40) || 'none',
      arguments: '{}',
    };
    return { call: shortened, text: JSON.stringify({ error: error.message }), isFault: true };
  }
}

function finalOf({ arguments: given }: ToolCall): Final | null {
  try {
    const result = finalArguments.safeParse(JSON.parse(given));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** A token is at least a byte, and a message costs a few more; so it never costs more than this. */
function mostPromptTokens(request: object): number {
  return new TextEncoder().encode(JSON.stringify(request)).byteLength + 200;
}
