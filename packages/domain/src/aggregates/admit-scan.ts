import { atomically } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { webAddress } from '../web-address.ts';
import type { SiteScan } from './scan-site.ts';

/** The part of the engine that reaches the outside. */
interface SiteScanner {
  scanSite(url: string): Promise<SiteScan>;
  deepScan(url: string): Promise<SiteScan>;
}

export type ScanDeps = ChangeDeps & { engine: SiteScanner; publicOrigin: string };

/** Admits a scan and records who asked. Throws Reject: 400 for a forbidden address, 409 during the emergency shutdown. */
export async function admitScan(
  deps: ScanDeps,
  caller: Caller,
  asked: { url: string; action: 'aggregate.scan' | 'aggregate.deep-scan' },
): Promise<string> {
  const address = webAddress(asked.url);
  const verdict = checkUrl(address, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noSiteCanScannedNow', { why: permission.because }));
  const url = verdict.url.href;
  const { action } = asked;
  await atomically(deps.db, [
    auditEntry(deps, caller, { action, subject: `page:${url}`, before: null, after: { url } }),
  ]);
  return url;
}
