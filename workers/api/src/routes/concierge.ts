import type { InputOf, Slices } from '@marquee/contract';
import { addressBlock, CHAT_LIMITS, countUse, MODEL_LIMITS } from '@marquee/domain/accounts';
import { answerRequest, listUnmet, partsOf, type Request, type Seen, type Talker } from '@marquee/domain/concierge';
import { newId, TooOften } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Call, Verbs } from '../verbs.ts';

export const conciergeRoutes: Verbs<Slices['concierge']> = {
  listUnmetRequests: (deps) => listUnmet(deps),

  async chat(deps, { body }, call) {
    const { answer, keep } = await answered(deps, body, call);
    await keep();
    return answer;
  },

  /** Nothing is awaited between the answer and its words; it is remembered once they are out, and only as far as they are. */
  async *streamChat(deps, { body }, call) {
    const coming = answered(deps, body, call, call.signal);
    // What the model has cost is booked even if the visitor leaves meanwhile.
    void call.afterwards(() => coming.catch(() => undefined));
    const told = await coming.catch((error: unknown) => {
      if (call.signal.aborted) return null;
      throw error;
    });
    if (!told) return;
    const seen: Seen = { characters: 0, events: 0 };
    let isKept = false;
    try {
      for (const part of partsOf(told.answer)) {
        if (call.signal.aborted) return;
        if (part.event === 'end') {
          // The next message may come as soon as this one has ended.
          isKept = true;
          await told.keep();
        }
        yield part;
        if (part.event === 'text') seen.characters += part.data.text.length;
        if (part.event === 'event') seen.events += 1;
      }
    } finally {
      if (!isKept && seen.characters > 0) void call.afterwards(() => told.keep(seen));
    }
  },
};

type Body = InputOf<Slices['concierge']['chat']>['body'];

/** Anonymous visitors may chat; a session and an address may do so only so often. */
async function answered(deps: ApiDeps, body: Body, call: Call, signal?: AbortSignal) {
  const { session, address } = call;
  const { likedFirst, ...asked } = body;
  const { declinesTracking } = call;
  const request: Request = { ...asked, declinesTracking, likedBy: likedFirst ? session?.user.id : undefined };
  const by = session ? `user:${session.user.id}` : addressBlock(address);
  await countUse(deps, { what: 'chat', by: request.sessionId, limit: CHAT_LIMITS.session });
  await countUse(deps, { what: 'chat-from', by, limit: CHAT_LIMITS.address });
  const talker: Talker = {
    model: deps.model,
    purse: deps.conciergeTokens,
    operationId: `concierge:${newId(deps.clock, deps.random)}`,
    signal,
    mayAsk: () => mayAsk(deps, request.sessionId, by),
    afterwards: (work) => void call.afterwards(() => work),
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
