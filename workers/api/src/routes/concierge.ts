import type { Slices } from '@marquee/contract';
import { addressBlock, CHAT_LIMITS, countUse } from '@marquee/domain/accounts';
import { answerRequest, partsOf, type Request } from '@marquee/domain/concierge';
import type { ApiDeps } from '@marquee/platform';
import type { Call, Verbs } from '../verbs.ts';

export const conciergeRoutes: Verbs<Slices['concierge']> = {
  chat: (deps, { body }, call) => answer(deps, body, call),
  async *streamChat(deps, { body }, call) {
    for (const part of partsOf(await answer(deps, body, call))) {
      if (call.signal.aborted) return;
      yield part;
    }
  },
};

/** Anonymous visitors may chat; a session and an address may do so only so often. */
async function answer(deps: ApiDeps, request: Request, { session, address }: Call) {
  const by = session ? `user:${session.user.id}` : addressBlock(address);
  await countUse(deps, { what: 'chat', by: request.sessionId, limit: CHAT_LIMITS.session });
  await countUse(deps, { what: 'chat-from', by, limit: CHAT_LIMITS.address });
  return answerRequest(deps, request);
}
