import { DEFAULT_ZONE, type ToldQualityAssessment } from '@marquee/contract';
import { statedTown } from '@marquee/extraction';
import { categorize } from '../categories/index.ts';
import { findCity } from '../cities/index.ts';
import type { DbDeps, NowDeps } from '../deps.ts';
import { isDateOnly, safeUrl, timesOf } from '../places/index.ts';
import { weigh } from './weigh.ts';

/** An event from the test form, with local times of its place. */
export interface TestEvent {
  title: string | null;
  description: string | null;
  venue: string | null;
  location: string | null;
  start_date: string | null;
  end_date: string | null;
  category: string | null;
  image_url: string | null;
  source_url: string | null;
}

/** Rates an event by the same rules as drafts (spec: CALL-144). Stores nothing and calls no model. */
export async function assessEvent(deps: NowDeps, event: TestEvent): Promise<ToldQualityAssessment> {
  const began = deps.clock.now();
  const start = event.start_date && localOf(event.start_date);
  const times = start ? timesOf(start, event.end_date && localOf(event.end_date), await zoneOf(deps, event)) : null;
  const title = event.title ?? '';
  const { because } = categorize({
    labels: event.category ? [event.category] : [],
    title,
    venue: event.venue,
    description: event.description,
  });
  const quality = weigh(
    {
      title,
      when: times ? { ...times, hasTime: !isDateOnly(times.startLocal) } : { written: event.start_date },
      venue: event.venue,
      address: event.location,
      description: event.description,
      imageUrl: safeUrl(event.image_url),
      url: safeUrl(event.source_url),
      hasPrice: false,
      hasCategory: because.length > 0,
    },
    began,
  );
  return {
    qualityTier: {
      tier: quality.tier,
      qualityScore: quality.score / 100,
      recommendedAction: quality.action,
      reasons: quality.reasons,
    },
    processingMetrics: { processingTime: deps.clock.now() - began },
    enhancement: null,
  };
}

/** `2026-12-05 19:30:00` -> `2026-12-05T19:30` */
const localOf = (moment: string) => moment.replace(' ', 'T').slice(0, 16);

/** The zone of the town in the location, else of the default city. */
async function zoneOf(deps: DbDeps, { location }: TestEvent): Promise<string> {
  const { state, towns } = statedTown(location ?? '');
  const city = state && towns[0] ? await findCity(deps, towns[0], state) : null;
  return city?.timezone ?? DEFAULT_ZONE;
}
