import { countAds } from '@marquee/domain/ads';
import { countBoosts } from '@marquee/domain/boosts';
import { type Counters, countOpens } from '@marquee/domain/counting';

/** What adds the counts of each kind to its figures. */
export const counters: Counters = {
  boost: countBoosts,
  ad: countAds,
  open: countOpens,
};
