import { AGGREGATE_BAR, type AggregateKind } from '@marquee/contract';
import type { AggregateSigns } from '@marquee/extraction';
import { type Message, say } from '@marquee/kernel';
import { bareHost } from '../sources/index.ts';
import { isUnfitHost } from './unfit-hosts.ts';

export interface AggregateJudgment {
  isAggregate: boolean;
  /** 0..100 */
  confidence: number;
  kind: AggregateKind | null;
  /** At most 8 (spec: AGG-02). */
  reasons: Message[];
}

const MOST_REASONS = 8;

/** Whether the pages of a site, at least one, list places of other people: by what it calls itself, its categories, and whom it links to. */
export function judgeAggregate(pages: readonly AggregateSigns[]): AggregateJudgment {
  const kind = pages.map(({ type }) => type).find((type) => type !== null) ?? null;
  const count = (of: (page: AggregateSigns) => readonly string[]) => new Set(pages.flatMap(of)).size;
  const categories = count(({ categoryPages }) => categoryPages.map(({ url }) => url));
  const listings = count(({ listingPages }) => listingPages.map(({ url }) => url));
  const places = pages.flatMap(({ placeLinks }) => placeLinks).filter(({ url }) => !isUnfitHost(bareHost(url)));
  const hosts = new Set(places.map(({ url }) => bareHost(url))).size;
  const withEvents = new Set(places.filter(({ indicators }) => indicators.length > 0).map(({ url }) => bareHost(url)))
    .size;
  const points =
    (kind === null ? 0 : kind === 'directory' ? 20 : 30) +
    (hosts >= 8 ? 35 : hosts >= 4 ? 25 : hosts >= 2 ? 10 : 0) +
    (categories >= 3 ? 20 : categories > 0 ? 8 : 0) +
    (listings >= 5 ? 20 : 0) +
    (withEvents >= 2 ? 5 : 0);
  const leadsOn = hosts >= 4 || listings >= 5 || (kind !== null && categories >= 3);
  const confidence = Math.min(100, points);
  return {
    isAggregate: leadsOn && confidence >= AGGREGATE_BAR,
    confidence,
    kind,
    reasons: [
      ...(kind === null ? [] : [say(`site.guide.${kind}`)]),
      ...(hosts >= 2 ? [say('site.linksToOthers', { n: hosts })] : []),
      ...(categories > 0 ? [say('site.kindsOfPlaces', { n: categories })] : []),
      ...(listings >= 5 ? [say('site.onePlaceEach', { n: listings })] : []),
      ...(withEvents >= 2 ? [say('site.namesEvents', { n: withEvents })] : []),
      ...(hosts + categories + listings === 0 ? [say('site.noPlaces')] : []),
    ].slice(0, MOST_REASONS),
  };
}
