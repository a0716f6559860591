import { cities } from '@marquee/db';
import { say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Whether a first source opens this city (`openCities`): one that is prepared waits for its expansion. */
export async function cityOpens({ db }: DbDeps, slug: string): Promise<boolean> {
  const { status, isHidden } = cities;
  const [city] = await db.select({ status, isHidden }).from(cities).where(eq(cities.slug, slug));
  return city !== undefined && (city.status === 'known' || (city.status === 'configured' && !city.isHidden));
}

export const staysOpen = (city: string) => say('review.staysOpenHideCityManagement', { city });
