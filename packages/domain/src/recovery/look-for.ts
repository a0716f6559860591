import {
  RECOVERY_CHECKS,
  type Recovery,
  type RecoveryMethod,
  type RecoveryStatus,
  type SiteCheck,
} from '@marquee/contract';
import type { Hints } from '@marquee/extraction';
import { WaitTurn } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { bareHost, checkSite, whyRefused } from '../discovery/index.ts';
import { type Alternative, alternatives, type Search } from './alternatives.ts';
import { judgeAlternative } from './judge-alternative.ts';
import { knownTitles, sharedTitles } from './known-titles.ts';

const LONGEST_PAUSE_MS = 60_000;

export interface Found {
  status: RecoveryStatus;
  url: string | null;
  method: RecoveryMethod | null;
  tier: SiteCheck['tier'] | null;
  detail: string;
  requests: number;
  tried: Recovery['tried'];
}

/** Looks for the page of a lost source without a model: at most RECOVERY_CHECKS alternatives are checked. Stores nothing. */
export async function lookFor(deps: EngineDeps, source: { id: string; url: string }, hints: Hints): Promise<Found> {
  const search: Search = { requests: 0, ended: null, pauseMs: null };
  const known = await knownTitles(deps, source.id);
  const tried: Recovery['tried'] = [];
  for await (const alternative of alternatives(deps, source.url, hints, search)) {
    if (tried.length >= RECOVERY_CHECKS) break;
    const { found, because } = await tryOne(deps, alternative, hints, known, search);
    tried.push({ ...alternative, result: because });
    if (!found) continue;
    const { url, tier } = found;
    return {
      status: 'validated',
      url,
      method: alternative.method,
      tier,
      detail: because,
      requests: search.requests,
      tried,
    };
  }
  if (search.pauseMs !== null && search.pauseMs <= LONGEST_PAUSE_MS)
    throw new WaitTurn('Its host requests a pause.', search.pauseMs);
  const detail =
    search.ended ??
    (tried.length === 0
      ? 'The site names no other page with events, and has none at a usual address.'
      : `None of ${tried.length} other pages lists its events.`);
  const status = search.ended === null ? 'invalid' : 'unreachable';
  return { status, url: null, method: null, tier: null, detail, requests: search.requests, tried };
}

async function tryOne(
  deps: EngineDeps,
  { url }: Alternative,
  hints: Hints,
  known: ReadonlySet<string>,
  search: Search,
): Promise<{ found: { url: string; tier: SiteCheck['tier'] } | null; because: string }> {
  const refusal = await whyRefused(deps, url);
  if (refusal) return { found: null, because: refusal.reason };
  const check = await checkSite(deps, url, hints);
  search.requests += check.pages;
  const at = check.sourceUrl;
  if (at !== null && bareHost(at) !== bareHost(url))
    return { found: null, because: 'Its events are on another site, which discovery may find.' };
  const taken = at === null || at === url ? null : await whyRefused(deps, at);
  if (taken) return { found: null, because: taken.reason };
  const isOpen = at !== null && check.verdict === 'publishes-events' && known.size > 0;
  if (isOpen) search.requests += 1;
  const shared = isOpen ? await sharedTitles(deps, at, hints, known) : 0;
  const { isFound, because } = judgeAlternative(check, { known: known.size, shared });
  return { found: isFound && at !== null ? { url: at, tier: check.tier } : null, because };
}
