import { atomically, siteChecks, write } from '@marquee/db';
import { type Caller, notFound, Reject, say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';

/** Lets discovery ask a blocked domain again. Unblocking one that is not blocked changes nothing. Throws Reject 404 for a domain never checked. */
export async function unblockDomain(
  deps: ChangeDeps,
  caller: Caller,
  { domain, reason }: { domain: string; reason?: string | undefined },
) {
  const host = hostOf(domain);
  const [row] = await deps.db.select().from(siteChecks).where(eq(siteChecks.host, host));
  if (!row) throw notFound(say('thing.checkOf', { host }));
  if ((row.blockedUntil ?? 0) <= deps.clock.now())
    return { domain: host, isBlocked: false as const, message: say('reply.notBlocked', { host }) };
  await atomically(deps.db, [
    write
      .update(siteChecks)
      .set({ blockedUntil: null, blockedBy: null, failures: 0 })
      .where(eq(siteChecks.host, host))
      .getSQL(),
    auditEntry(deps, caller, {
      action: 'domain.unblock',
      subject: `domain:${host}`,
      before: { blockedBy: row.blockedBy, blockedUntil: new Date(row.blockedUntil ?? 0).toISOString() },
      after: { blocked: false, reason: reason ?? null },
    }),
  ]);
  return { domain: host, isBlocked: false as const, message: say('reply.mayAskedAgain', { host }) };
}

function hostOf(domain: string): string {
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`);
  if (!url?.hostname.includes('.'))
    throw new Reject(400, 'bad-domain', say('reply.pleaseEnterDomainSuchExample'), 'domain');
  return url.hostname.replace(/^www\./, '');
}
