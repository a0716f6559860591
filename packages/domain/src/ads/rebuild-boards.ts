import { adBoards, atomically, type BoardAd, excluded, readTogether, type Statement, write } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { milesBetween } from '../places/index.ts';
import { type OpenAd, openAds, spentSince, type Town, untargetedTowns } from './board.sql.ts';
import { dayIn, isInPace } from './pacing.ts';

/** Ads of one city among which each page chooses. */
const BOARD_MOST = 12;

/** Derives what can be served in each city from the open ads and how far they are ahead of their pace; writes what changed. */
export async function rebuildBoards(deps: NowDeps): Promise<{ cities: number; ads: number }> {
  const now = deps.clock.now();
  const since = new Date(now - 2 * DAY_MS).toISOString().slice(0, 10);
  const [open, towns, spent] = await readTogether(deps.db, [openAds, untargetedTowns, spentSince(since)] as const);
  const shown = open.filter((ad) => {
    const { day } = dayIn(now, ad.timezone);
    const today = spent.find((one) => one.campaignId === ad.campaignId && one.day === day);
    return isInPace({ ...ad, spentTodayCents: today?.spentCents ?? 0 }, now);
  });
  const boards = boardsOf(shown, towns);
  const before = await deps.db.select().from(adBoards);
  await atomically(deps.db, [
    ...before.filter(({ citySlug }) => !boards.has(citySlug)).map(({ citySlug }) => removeBoard(citySlug)),
    ...[...boards]
      .filter(([citySlug, list]) => !isSame(before.find((one) => one.citySlug === citySlug)?.ads, list))
      .map(([citySlug, list]) => putBoard(citySlug, list)),
  ]);
  return { cities: boards.size, ads: shown.length };
}

/** Each ad in its city, and in the towns within its radius that nobody can target. Least spent first, so that who is behind is served. */
function boardsOf(open: readonly OpenAd[], towns: readonly Town[]): Map<string, BoardAd[]> {
  const boards = new Map<string, BoardAd[]>();
  const inOrder = open.toSorted((a, b) => a.spentCents / a.limitCents - b.spentCents / b.limitCents);
  for (const ad of inOrder) {
    const near = towns.filter((town) => town.slug !== ad.citySlug && milesBetween(ad, town) <= ad.radiusMiles);
    for (const slug of [ad.citySlug, ...near.map((town) => town.slug)]) {
      const board = boards.get(slug) ?? [];
      if (board.length < BOARD_MOST) boards.set(slug, [...board, shownOf(ad)]);
    }
  }
  return boards;
}

function shownOf(ad: OpenAd): BoardAd {
  const { campaignId: id, headline, adText, callToAction, landingUrl, city, state, radiusMiles, timezone } = ad;
  const { categories } = ad;
  return {
    id,
    headline,
    text: adText,
    callToAction,
    landingUrl,
    city,
    state,
    radius: radiusMiles,
    timezone,
    categories,
  };
}

const isSame = (a: readonly BoardAd[] | undefined, b: readonly BoardAd[]) => JSON.stringify(a) === JSON.stringify(b);

function putBoard(citySlug: string, list: readonly BoardAd[]): Statement {
  return write
    .insert(adBoards)
    .values({ citySlug, ads: list })
    .onConflictDoUpdate({ target: adBoards.citySlug, set: { ads: excluded(adBoards.ads) } });
}

function removeBoard(citySlug: string): Statement {
  return write.delete(adBoards).where(eq(adBoards.citySlug, citySlug));
}
