import type { AuditAction } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';

/**
 * Admits an administrator's page trial and records it in the audit log; returns the normalized address.
 * The engine's guard checks the address again, including what its name resolves to.
 * Throws Reject: 400 for a forbidden address, 409 during the emergency shutdown.
 */
export async function admit(
  deps: ChangeDeps & { publicOrigin: string },
  caller: Caller,
  asked: { url: string; action: AuditAction; after: object },
): Promise<string> {
  const verdict = checkUrl(asked.url, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  const url = verdict.url.href;
  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noPageCanReadNow', { why: permission.because }));
  const { action, after } = asked;
  await atomically(deps.db, [auditEntry(deps, caller, { action, subject: `page:${url}`, before: null, after })]);
  return url;
}
