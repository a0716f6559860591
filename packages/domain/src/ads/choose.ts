import { ADS_SHOWN } from '@marquee/contract';
import type { BoardAd } from '@marquee/db';
import type { Random } from '@marquee/kernel';

/** The ads of one page: in a new order each time, so that all get their turn; those for what the visitor likes first. */
export function chooseAds(ads: readonly BoardAd[], liked: readonly string[], random: Random): BoardAd[] {
  const order = random.bytes(Math.max(1, ads.length));
  return ads
    .map((ad, index) => ({
      ad,
      fits: Number(ad.categories.some((one) => liked.includes(one))),
      turn: order[index] ?? 0,
    }))
    .sort((a, b) => b.fits - a.fits || a.turn - b.turn)
    .slice(0, ADS_SHOWN)
    .map(({ ad }) => ad);
}
