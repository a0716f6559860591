import { type LanguageModel, ModelRefusal, type ModelRequest, type ModelUsage } from '@marquee/kernel';

/** An answer, or a refusal to throw. */
export type FakeReply = { json: unknown; usage?: Partial<ModelUsage> } | ModelRefusal;

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
  };
}
