import type { Slices } from '@marquee/contract';
import { addressBlock, CHAT_LIMITS, countUse, MODEL_LIMITS } from '@marquee/domain/accounts';
import { answerRequest, partsOf, type Request, type Talker } from '@marquee/domain/concierge';
import { newId, TooOften } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Call, Verbs } from '../verbs.ts';

export const conciergeRoutes: Verbs<Slices['concierge']> = {
  chat: (deps, { body }, call) => answer(deps, body, call),
  async *streamChat(deps, { body }, call) {
    const answered = answer(deps, body, call, call.signal);
    // What the model has cost is booked even if the visitor leaves meanwhile.
    void call.afterwards(() => answered.catch(() => undefined));
    for (const part of partsOf(await answered)) {
      if (call.signal.aborted) return;
      yield part;
    }
  },
};

/** Anonymous visitors may chat; a session and an address may do so only so often. */
async function answer(deps: ApiDeps, request: Request, call: Call, signal?: AbortSignal) {
  const { session, address } = call;
  const by = session ? `user:${session.user.id}` : addressBlock(address);
  await countUse(deps, { what: 'chat', by: request.sessionId, limit: CHAT_LIMITS.session });
  await countUse(deps, { what: 'chat-from', by, limit: CHAT_LIMITS.address });
  const talker: Talker = {
    model: deps.model,
    purse: deps.conciergeTokens,
    operationId: `concierge:${newId(deps.clock, deps.random)}`,
    signal,
    mayAsk: () => mayAsk(deps, request.sessionId, by),
  };
  return answerRequest(deps, request, talker);
}

/** Beyond its share of the model a session or an address is answered without it, which is no error. */
async function mayAsk(deps: ApiDeps, sessionId: string, by: string): Promise<boolean> {
  try {
    await countUse(deps, { what: 'model', by: sessionId, limit: MODEL_LIMITS.session });
    await countUse(deps, { what: 'model-from', by, limit: MODEL_LIMITS.address });
    return true;
  } catch (error) {
    if (error instanceof TooOften) return false;
    throw error;
  }
}
