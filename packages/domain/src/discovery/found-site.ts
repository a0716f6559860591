import type { DiscoveryMethod } from '@marquee/contract';
import { checkUrl } from '@marquee/fetching';
import { type Message, shownLine } from '@marquee/kernel';
import { addressKey, bareHost } from '../sources/index.ts';
import { isUnfitHost } from './unfit-hosts.ts';

/** A site that something named, before anything is known about it. */
export interface NamedSite {
  url: string;
  name: string | null;
  method: DiscoveryMethod;
  foundBecause: Message;
  venueType: string | null;
}

export interface FoundSite extends NamedSite {
  addressKey: string;
  host: string;
}

const MOST_NAME = 120;
/** Longer ones are more often sessions and trackers than sites. */
const MOST_URL = 500;

/** Sites worth a check, each once; what is no address of a site is left out. The first to name a site counts. */
export function foundSites(named: Iterable<NamedSite>, most: number): FoundSite[] {
  const found = new Map<string, FoundSite>();
  for (const site of named) {
    if (found.size >= most) break;
    const verdict = site.url.length > MOST_URL ? null : checkUrl(site.url, { ownHosts: [] });
    if (!verdict?.ok) continue;
    const key = addressKey(verdict.url.href);
    const host = bareHost(verdict.url);
    if (key === null || found.has(key) || isUnfitHost(host)) continue;
    const name = site.name === null ? null : shownLine(site.name).slice(0, MOST_NAME) || null;
    found.set(key, { ...site, name, url: verdict.url.href, addressKey: key, host });
  }
  return [...found.values()];
}
