import { ACCEPT_BAR, ESTIMATED_SAVING, type ToldPrequalificationTest, type ToldSiteCheck } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { webAddress } from '../web-address.ts';

/** The part of the engine that reaches the outside. */
export interface SiteChecker {
  checkSite(url: string): Promise<ToldSiteCheck>;
}

/**
 * Checks one site for an administrator as discovery would; stores only who asked.
 * Throws Reject: 400 for a forbidden address, 409 during the emergency shutdown.
 */
export async function testSite(
  deps: ChangeDeps & { engine: SiteChecker; publicOrigin: string },
  caller: Caller,
  asked: { url: string },
): Promise<ToldPrequalificationTest> {
  const address = webAddress(asked.url);
  const verdict = checkUrl(address, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  const permission = await isAllowed(deps, null, null);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noSiteCanCheckedNow', { why: permission.because }));
  const url = verdict.url.href;
  await atomically(deps.db, [
    auditEntry(deps, caller, { action: 'site.test', subject: `page:${url}`, before: null, after: { url } }),
  ]);
  const check = await deps.engine.checkSite(url);
  return { check, interpretation: interpretationOf(check) };
}

/** What a check means for a person. A site that is refused saves the tokens that a model would cost to judge it. */
export function interpretationOf(check: ToldSiteCheck): ToldPrequalificationTest['interpretation'] {
  const isSource = check.verdict === 'publishes-events' && check.score >= ACCEPT_BAR;
  const isOpen = check.verdict === 'publishes-events' || check.verdict === 'may-publish';
  const recommendation = isSource
    ? say('site.accept')
    : isOpen
      ? say('site.review')
      : say(check.retryAfterMs !== null ? 'site.later' : 'site.reject');
  const certain = isSource ? check.score >= 80 : check.verdict === 'parked' || check.verdict === 'forbidden';
  const saves = isOpen ? 0 : 1;
  return {
    recommendation,
    confidenceLevel: certain
      ? 'high'
      : check.verdict === 'may-publish' || check.retryAfterMs !== null
        ? 'low'
        : 'medium',
    tokenSavings: saves * ESTIMATED_SAVING.tokens,
    costSavings: saves * ESTIMATED_SAVING.dollars,
  };
}
