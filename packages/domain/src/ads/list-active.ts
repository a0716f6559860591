import { type Ad, DEFAULT_CITY } from '@marquee/contract';
import { readRows } from '@marquee/db';
import type { Random, Vault } from '@marquee/kernel';
import { nameKey } from '../cities/index.ts';
import type { NowDeps } from '../deps.ts';
import { boardOf } from './board.sql.ts';
import { chooseAds } from './choose.ts';
import { makeToken } from './token.ts';

type Deps = NowDeps & { random: Random; vault: Vault };

/** At most three ads of a city, each with a token of its own. Nothing is written. None without the key of the tokens. */
export async function listActiveCampaigns(
  deps: Deps,
  {
    city,
    state,
    categories = [],
  }: { city?: string | undefined; state?: string | undefined; categories?: readonly string[] | undefined },
): Promise<Ad[]> {
  if (!deps.vault.isSetUp) return [];
  const place = city === undefined && state === undefined ? DEFAULT_CITY : { city, state };
  if (place.city === undefined) return [];
  const [board] = await readRows(deps.db, boardOf(nameKey(place.city), place.state));
  const chosen = chooseAds(board?.ads ?? [], categories, deps.random);
  return Promise.all(
    chosen.map(async ({ id, headline, text, landingUrl, callToAction, timezone, ...target }) => ({
      id,
      content: { headline, description: text, landingUrl, callToAction },
      target: { city: target.city, state: target.state, radius: target.radius },
      token: await makeToken(deps, { campaignId: id, timezone }),
    })),
  );
}
