import {
  RECOVERY_CHECKS,
  RECOVERY_MODEL_CHECKS,
  type RecoveryMethod,
  type RecoveryStatus,
  type SiteCheck,
  type ToldRecovery,
} from '@marquee/contract';
import type { Hints } from '@marquee/extraction';
import { type Sentence, say, together, WaitTurn } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { checkSite, whyRefused } from '../discovery/index.ts';
import { addressKey, bareHost } from '../sources/index.ts';
import { type Alternative, alternatives, type Search } from './alternatives.ts';
import { askForPage } from './ask-for-page.ts';
import { judgeAlternative } from './judge-alternative.ts';
import { knownTitles, sharedTitles } from './known-titles.ts';

const LONGEST_PAUSE_MS = 60_000;

export interface Found {
  status: RecoveryStatus;
  url: string | null;
  method: RecoveryMethod | null;
  tier: SiteCheck['tier'] | null;
  detail: Sentence;
  requests: number;
  /** What a model cost. */
  tokens: number;
  tried: ToldRecovery['tried'];
}

/**
 * Looks for the page of a lost source: without a model, at most RECOVERY_CHECKS alternatives; if none of them is it and the site answers, a model
 * is asked which of its pages to look at. Stores nothing but what the model cost.
 * @param operation names the call of the model in the ledger
 */
export async function lookFor(
  deps: EngineDeps,
  source: { id: string; url: string },
  hints: Hints,
  operation: string,
): Promise<Found> {
  const search: Search = { requests: 0, ended: null, pauseMs: null, home: null };
  const known = await knownTitles(deps, source.id);
  const tried: ToldRecovery['tried'] = [];
  const result = (rest: Omit<Found, 'requests' | 'tried'>): Found => ({ ...rest, requests: search.requests, tried });
  const lost = { url: null, method: null, tier: null };

  async function check(alternative: Alternative): Promise<Omit<Found, 'requests' | 'tried' | 'tokens'> | null> {
    const { found, because } = await tryOne(deps, alternative, hints, known, search);
    tried.push({ ...alternative, result: because });
    return found && { status: 'validated', ...found, method: alternative.method, detail: because };
  }

  for await (const alternative of alternatives(deps, source.url, hints, search)) {
    if (tried.length >= RECOVERY_CHECKS) break;
    const found = await check(alternative);
    if (found) return result({ ...found, tokens: 0 });
  }
  if (search.pauseMs !== null && search.pauseMs <= LONGEST_PAUSE_MS)
    throw new WaitTurn(say('site.pause'), search.pauseMs);
  if (search.ended !== null) return result({ ...lost, status: 'unreachable', detail: search.ended, tokens: 0 });
  const seen = new Set([source.url, ...tried.map(({ url }) => url)].map(addressKey));
  const { picks, tokens, note } = await askForPage(deps, search.home, hints, operation);
  for (const pick of picks.filter(({ url }) => !seen.has(addressKey(url))).slice(0, RECOVERY_MODEL_CHECKS)) {
    const found = await check(pick);
    if (found) return result({ ...found, tokens });
  }
  const detail = tried.length === 0 ? say('recovery.noOtherPage') : say('recovery.noneLists', { n: tried.length });
  return result({ ...lost, status: 'invalid', detail: together(detail, note), tokens });
}

async function tryOne(
  deps: EngineDeps,
  { url }: Alternative,
  hints: Hints,
  known: ReadonlySet<string>,
  search: Search,
): Promise<{ found: { url: string; tier: SiteCheck['tier'] } | null; because: Sentence }> {
  const refusal = await whyRefused(deps, url);
  if (refusal) return { found: null, because: refusal.reason };
  const check = await checkSite(deps, url, hints);
  search.requests += check.pages;
  const at = check.sourceUrl;
  if (at !== null && bareHost(at) !== bareHost(url)) return { found: null, because: say('recovery.onAnotherSite') };
  const taken = at === null || at === url ? null : await whyRefused(deps, at);
  if (taken) return { found: null, because: taken.reason };
  const isOpen = at !== null && check.verdict === 'publishes-events' && known.size > 0;
  if (isOpen) search.requests += 1;
  const shared = isOpen ? await sharedTitles(deps, at, hints, known) : 0;
  const { isFound, because } = judgeAlternative(check, { known: known.size, shared });
  return { found: isFound && at !== null ? { url: at, tier: check.tier } : null, because };
}
