import type { PublisherRequest } from '@marquee/contract';
import { committed, publisherRequests, write } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { knownRequest, type RequestRow, requestOf } from './requests.ts';
import { makeRule } from './rules.ts';

interface Decision {
  status: 'granted' | 'refused';
  note: string;
  /** Whether the letter to the publisher quotes the note. */
  isNoteShared: boolean;
}

/**
 * Grants or refuses a request and writes to who asked: in one commit, so once. A granted `stop` or `hide` makes its rule hold; a granted
 * `correct` says that it is corrected. The same decision again changes nothing. Throws Reject: 404, and 409 if it was decided otherwise.
 */
export async function decidePublisherRequest(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  { status, note, isNoteShared }: Decision,
): Promise<PublisherRequest> {
  const request = await knownRequest(deps, id);
  if (isDecided(request)) return asDecided(request, status);
  const { host, wish, email, language } = request;
  const decidedBy = actorName(caller.actor);
  const guard = write
    .update(publisherRequests)
    .set({ status, note, decidedBy, decidedAt: deps.clock.now(), sameness: id })
    .where(and(eq(publisherRequests.id, id), eq(publisherRequests.status, request.status)));
  const entry = auditEntry(deps, caller, {
    action: status === 'granted' ? 'publisher.grant' : 'publisher.refuse',
    subject: `publisher:${host}`,
    before: { status: request.status, wish, words: request.words },
    after: { status, note, request: id },
  });
  const data = { host, wish, status, note: isNoteShared ? note : null };
  const letter = writeLetter(deps, { kind: 'publisher-decided', to: email, language, data });
  const rule =
    status === 'granted' && wish !== 'correct'
      ? makeRule(deps, { host, wish, requestId: id, grantedBy: decidedBy })
      : [];
  await committed(deps.db, [...rule, entry, ...letter], [guard]);
  return asDecided(await knownRequest(deps, id), status);
}

function isDecided({ status }: RequestRow): boolean {
  return status === 'granted' || status === 'refused';
}

function asDecided(request: RequestRow, status: Decision['status']): PublisherRequest {
  if (request.status === status) return requestOf(request);
  if (!isDecided(request)) throw new Reject(409, 'changed', say('reply.publisherConfirmedRequestMeantimeReview'));
  throw new Reject(
    409,
    'decided',
    say(`decided.request.${request.status}`, { who: request.decidedBy ?? say('publisher') }),
  );
}
