import type { PageTrial } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, newId, Reject } from '@marquee/kernel';
import { auditEntry } from '../audit/index.ts';
import { knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import type { Engine } from './engine.ts';

/**
 * Has the engine read one page for an administrator; the audit log says who made us ask for which address.
 * The engine's guard judges the address again, with what its name resolves to.
 * Throws Reject: 400 for an address that is not to be read, 404 for a city that is none, 409 while everything is shut down.
 */
export async function testPage(
  deps: ChangeDeps & { engine: Engine; publicOrigin: string },
  caller: Caller,
  asked: { url: string; city: string; state: string; limit?: number | null | undefined },
): Promise<PageTrial> {
  const verdict = checkUrl(asked.url, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  const url = verdict.url.href;
  const city = await knownCity(deps, asked.city, asked.state);
  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed) throw new Reject(409, 'switched-off', `${permission.because} No page can be read now.`);
  const limit = asked.limit ?? null;
  const entry = auditEntry(deps, caller, {
    action: 'page.test',
    subject: `page:${url}`,
    before: null,
    after: { city: `${city.name}, ${city.state}`, limit },
  });
  await atomically(deps.db, [entry]);
  const trialId = `trial:${newId(deps.clock, deps.random)}`;
  return deps.engine.tryPage({ url, citySlug: city.slug, limit, trialId });
}
