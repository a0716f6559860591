import { DEFAULT_CITY } from '@marquee/contract';
import type { Certainty } from '../evidence/certainty.ts';
import type { Asked } from './tool.ts';

/** Where counts of a city come from, and how far they can be trusted. */
export interface CityEvidence {
  source: string;
  /** When the city was last brought up to date; null for one that is not live. */
  lastConfirmed: string | null;
  certainty: Certainty;
}

export const COUNTED = 'Marquee, from the websites it reads';

/** What is known of a live city's last reading. Names are compared without case. */
export async function cityEvidence(
  { read }: Asked,
  place: { city?: string | undefined; state?: string | undefined },
): Promise<CityEvidence> {
  const { city, state } = place.city || place.state ? place : DEFAULT_CITY;
  const { states } = await read('cityStats', {});
  const found = states
    .flatMap(({ cities }) => cities)
    .filter((one) => isSame(one.name, city) && isSame(one.state, state))
    .map(({ syncedAt }) => syncedAt)
    .toSorted();
  return { source: COUNTED, ...evidenceOf(found[0] ?? null) };
}

/** Counts are of what was read: what no source lists is missing. */
export function evidenceOf(syncedAt: string | null): Omit<CityEvidence, 'source'> {
  return {
    lastConfirmed: syncedAt,
    certainty:
      syncedAt === null
        ? { level: 'low', because: ['This place is not live, or it has not been read yet.'] }
        : { level: 'medium', because: ['Counts are of what we read; what no source lists is missing.'] },
  };
}

const isSame = (known: string, asked: string | undefined) =>
  asked === undefined || known.toLowerCase() === asked.trim().toLowerCase();
