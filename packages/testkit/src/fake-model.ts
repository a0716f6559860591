import {
  type ConversationRequest,
  type LanguageModel,
  ModelRefusal,
  type ModelRequest,
  type ModelUsage,
  type ToolCall,
} from '@marquee/kernel';

/** An answer, or a refusal to throw. */
export type FakeReply = { json: unknown; usage?: Partial<ModelUsage> } | ModelRefusal;

/** A round of a conversation: what it says or calls, or a refusal to throw. */
export type FakeRound = { text?: string | null; calls?: ToolCall[]; usage?: Partial<ModelUsage> } | ModelRefusal;

export interface FakeModel extends LanguageModel {
  /** Every question that was asked. */
  asked: ModelRequest[];
  reply: ((request: ModelRequest) => FakeReply | Promise<FakeReply>) | null;
}

const costOf = (promptTokens: number, answerTokens: number) => Math.ceil((promptTokens + 5 * answerTokens) / 10);
const USAGE: ModelUsage = { promptTokens: 900, answerTokens: 100, costMicroDollars: costOf(900, 100) };

/** A model with given answers; null means no model. For the HTTP level see `startModelServer`. */
export function fakeModel(reply: FakeModel['reply']): FakeModel {
  const asked: ModelRequest[] = [];
  return {
    name: reply ? 'fake' : null,
    costOf,
    asked,
    reply,
    async ask(request) {
      asked.push(request);
      if (!this.reply) throw new ModelRefusal('off', 'No language model is configured.');
      const answer = await this.reply(request);
      if (answer instanceof ModelRefusal) throw answer;
      return { json: answer.json, usage: { ...USAGE, ...answer.usage }, requestId: `req_${asked.length}` };
    },
    converse: () => Promise.reject(new ModelRefusal('off', 'This model answers questions only.')),
  };
}

/** A model that converses as a script says: one entry for each round, the last one again and again. */
export function fakeTalker(script: ReadonlyArray<FakeRound | ((request: ConversationRequest) => FakeRound)>) {
  const rounds: ConversationRequest[] = [];
  const talker: LanguageModel & { rounds: ConversationRequest[] } = {
    ...fakeModel(() => ({ json: {} })),
    rounds,
    converse(request) {
      const next = script[Math.min(rounds.length, script.length - 1)] ?? {};
      rounds.push(request);
      const round = typeof next === 'function' ? next(request) : next;
      if (round instanceof ModelRefusal) return Promise.reject(round);
      const usage = { ...USAGE, ...round.usage };
      const requestId = `req_${rounds.length}`;
      return Promise.resolve({ text: round.text ?? null, calls: round.calls ?? [], usage, requestId });
    },
  };
  return talker;
}
