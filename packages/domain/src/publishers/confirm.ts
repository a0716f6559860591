import type { PublisherWish } from '@marquee/contract';
import { committed, publisherRequests, type Statement, write } from '@marquee/db';
import { type Caller, sha256Hex } from '@marquee/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { linkIsOver } from '../mail/index.ts';
import { makeRule } from './rules.ts';

/** Who the audit log names where a publisher decided. */
const PUBLISHER = { kind: 'system', job: 'publisher.confirm' } as const;

/**
 * Confirms a request by the link of its letter. `stop` and `hide` take effect in the same commit; `correct` goes to an administrator.
 * Of two presses at once, one holds. Throws Reject 400 for a link that is over, used or unknown.
 */
export async function confirmPublisherRequest(
  deps: ChangeDeps,
  secret: string,
  { requestId }: Pick<Caller, 'requestId'>,
): Promise<{ host: string; wish: PublisherWish }> {
  const now = deps.clock.now();
  const isOpen = and(
    eq(publisherRequests.tokenHash, await sha256Hex(secret)),
    eq(publisherRequests.status, 'waiting'),
    gt(publisherRequests.tokenExpiresAt, now),
  );
  const [request] = await deps.db.select().from(publisherRequests).where(isOpen);
  if (!request) throw linkIsOver();
  const { id, host, wish } = request;
  const granted = { status: 'granted', decidedAt: now, sameness: id } as const;
  const change = wish === 'correct' ? { status: 'open' as const } : granted;
  const guard = write
    .update(publisherRequests)
    .set({ ...change, confirmedAt: now })
    .where(isOpen);
  const effect: Statement[] =
    wish === 'correct'
      ? []
      : [
          ...makeRule(deps, { host, wish, requestId: id, grantedBy: null }),
          auditEntry(
            deps,
            { actor: PUBLISHER, requestId },
            {
              action: 'publisher.grant',
              subject: `publisher:${host}`,
              before: null,
              after: { wish, request: id },
            },
          ),
        ];
  if (!(await committed(deps.db, effect, [guard]))) throw linkIsOver();
  return { host, wish };
}
