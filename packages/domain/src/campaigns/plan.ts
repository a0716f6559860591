import { CAMPAIGN_FAULTS, type CampaignDraft } from '@marquee/contract';
import type { campaigns } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { endOfDay, instantOf } from '../places/index.ts';
import { targetCity } from './target-cities.ts';

type Columns = typeof campaigns.$inferInsert;
export type Plan = Omit<
  Columns,
  'id' | 'userId' | 'paymentId' | 'fundedCents' | 'status' | 'language' | 'createdAt' | 'revision'
>;

/** A draft as it is stored: its city found, its days as instants of the city's zone. Throws Reject 400 for an unknown city. */
export async function planOf(deps: DbDeps, draft: CampaignDraft): Promise<Plan> {
  const city = await targetCity(deps, draft);
  const { title, description, targetRadius, targetCategories, budget, startDate, endDate, content } = draft;
  return {
    title,
    description,
    citySlug: city.slug,
    city: city.name,
    state: city.state,
    timezone: city.timezone,
    radiusMiles: Math.round(targetRadius),
    categories: targetCategories,
    budgetCents: Math.round(budget * 100),
    startDay: startDate,
    endDay: endDate,
    startsAt: instantOf(startDate, city.timezone),
    endsAt: endOfDay(endDate, city.timezone),
    headline: content.headline,
    adText: content.description,
    callToAction: content.callToAction,
    landingUrl: content.landingUrl,
  };
}

/** A campaign is bought before the day begins on which it starts (docs/spec/decisions.md 63). Throws Reject 400. */
export function refusePast({ clock }: Pick<ReadDeps, 'clock'>, { startsAt }: Pick<Plan, 'startsAt'>): void {
  if (startsAt <= clock.now()) throw new Reject(400, 'bad-input', CAMPAIGN_FAULTS.startInPast, 'startDate');
}
