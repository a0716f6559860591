import { countAds } from '@marquee/domain/ads';
import type { Counters } from '@marquee/domain/counting';

/** What adds the counts of each kind to its figures. */
export const counters: Counters = {
  boost: () => [],
  ad: countAds,
};
