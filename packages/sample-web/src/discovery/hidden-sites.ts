import { aggregates } from './aggregates.ts';
import { deadEnds } from './dead-ends.ts';
import type { HiddenSite } from './found-site.ts';
import { realSites } from './real-sites.ts';

/** Sites that no configuration names: to be found, or to be refused. They are served, but are no sources of the sample web. */
export const hiddenSites: readonly HiddenSite[] = [...realSites, ...deadEnds, ...aggregates];

const BY_HOST = new Map(hiddenSites.map(({ site }) => [site.host, site]));

export function hiddenSiteOf(host: string) {
  return BY_HOST.get(host);
}
