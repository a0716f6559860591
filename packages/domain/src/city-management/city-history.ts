import type { CityHistory } from '@marquee/contract';
import { cityDays } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { and, between, eq } from 'drizzle-orm';
import { flowOf } from '../day-flow.ts';
import type { NowDeps } from '../deps.ts';
import { configuredCity } from './city-record.ts';

/** The events of a city that came and that were over, by UTC day; a row a day. Throws Reject (404) if it is not in the network. */
export async function cityHistory(deps: NowDeps, slug: string, days: number): Promise<CityHistory> {
  await configuredCity(deps, slug);
  const now = deps.clock.now();
  const today = Math.floor(now / DAY_MS);
  const rows = await deps.db
    .select()
    .from(cityDays)
    .where(and(eq(cityDays.citySlug, slug), between(cityDays.day, today - days, today)));
  return { days: flowOf(rows, now, days) };
}
