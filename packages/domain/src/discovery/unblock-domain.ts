import { atomically, siteChecks, write } from '@marquee/db';
import { type Caller, notFound, Reject } from '@marquee/kernel';
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
  if (!row) throw notFound(`A check of ${host}`);
  if ((row.blockedUntil ?? 0) <= deps.clock.now())
    return { domain: host, isBlocked: false as const, message: `${host} is not blocked.` };
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
  return { domain: host, isBlocked: false as const, message: `${host} may be asked again.` };
}

function hostOf(domain: string): string {
  const url = URL.parse(/^https?:\/\//i.test(domain) ? domain : `https://${domain}`);
  if (!url?.hostname.includes('.'))
    throw new Reject(400, 'bad-domain', 'Please enter a domain, such as example.org.', 'domain');
  return url.hostname.replace(/^www\./, '');
}
