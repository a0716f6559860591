import { flag, number, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const OVERVIEW = rowsOf('campaigns.overview', {
  activeCampaigns: number,
  activeAdvertisers: number,
  pending: number,
  earnedCents: number,
  refused: number,
  hasBoosts: flag,
  hasVenues: flag,
  hasBrands: flag,
  hasPlacements: flag,
});

/** Figures of all campaigns, and what both books have earned since a moment. */
export function overviewOf(monthStart: Instant, day: string): Reading<RowOf<typeof OVERVIEW>> {
  return {
    query: sql`SELECT (SELECT count(*) FROM campaigns WHERE status = 'active') AS active_campaigns,
      (SELECT count(DISTINCT user_id) FROM campaigns WHERE status = 'active') AS active_advertisers,
      (SELECT count(*) FROM campaigns WHERE status = 'pending') AS pending,
      (SELECT coalesce(-sum(line.value ->> 'cents'), 0) FROM ledger_entries e, json_each(e.lines) line
        WHERE e.at >= ${monthStart} AND line.value ->> 'account' = 'earned') AS earned_cents,
      (SELECT coalesce(sum(refused), 0) FROM ad_days WHERE day >= ${day}) AS refused,
      EXISTS (SELECT 1 FROM payments WHERE purpose = 'boost' AND status = 'succeeded') AS has_boosts,
      EXISTS (SELECT 1 FROM users WHERE role <> 'user' AND role = 'venue_owner') AS has_venues,
      EXISTS (SELECT 1 FROM ads) AS has_brands,
      EXISTS (SELECT 1 FROM ads WHERE spent_cents > 0) AS has_placements`,
    rows: OVERVIEW,
  };
}
