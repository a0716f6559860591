import { readRows } from '@marquee/db';
import { DAY_MS, type Payments, type Vault } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { overviewOf } from './overview.sql.ts';

/** Advertising at a glance. Whether it runs depends on the key of the tokens and on the payment provider. */
export async function getAdvertising({ db, clock, vault, payments }: NowDeps & { vault: Vault; payments: Payments }) {
  const now = new Date(clock.now());
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const yesterday = new Date(clock.now() - DAY_MS).toISOString().slice(0, 10);
  const [row] = await readRows(db, overviewOf(monthStart, yesterday));
  return {
    activeCampaigns: row?.activeCampaigns ?? 0,
    activeAdvertisers: row?.activeAdvertisers ?? 0,
    pending: row?.pending ?? 0,
    monthlyRevenue: (row?.earnedCents ?? 0) / 100,
    refusedToday: row?.refused ?? 0,
    phases: {
      eventBoosts: row?.hasBoosts ?? false,
      venuePartnerships: row?.hasVenues ?? false,
      brandIntegrations: row?.hasBrands ?? false,
      premiumPlacements: row?.hasPlacements ?? false,
    },
    system: !vault.isSetUp ? ('no-key' as const) : payments.isSetUp ? ('online' as const) : ('no-payments' as const),
  };
}
