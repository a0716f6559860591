import { minutesOf } from './local.ts';
import { type PlaceZone, readAs, type Situation, type Trust } from './readings.ts';
import type { Stated } from './stated.ts';

/** One stated start in its situation, with what the page proved for it. */
export interface Ballot {
  stated: Stated;
  place: PlaceZone;
  situation: Situation;
  /** Only where the page tells the readings apart. */
  proven: Trust | null;
}

export interface Election {
  trust: Trust;
  /** `vote`: other events of the document proved it; `rule`: it needs no proof; `guess`: nothing proved it. */
  by: 'vote' | 'rule' | 'guess';
  /** Every one of them is at midnight, as dates without a time are written by software. */
  midnightsOnly: boolean;
}

const NIGHT_ENDS_AT = 6 * 60;
/** How much larger the share of night-time starts must be before a reading is dropped for it. */
const NIGHT_MARGIN = 0.25;

/**
 * How to read the events of one situation that have no proof of their own. The majority of the proven ones decides; without any, the
 * rule of the situation; where an offset of zero leaves it open, the reading under which fewer events begin between midnight and 6 am,
 * and between equals: `Z` at its word (software writes it on purpose), `+00:00` not (mostly a setting left alone).
 */
export function elect(situation: Situation, ballots: readonly Ballot[]): Election {
  const midnightsOnly = ballots.every(({ stated }) => stated.time === '00:00');
  const majority = majorityOf(ballots);
  if (majority) return { trust: majority, by: 'vote', midnightsOnly };
  const rule = RULES[situation];
  if (!rule.doubted) return { trust: rule.trust, by: rule.by, midnightsOnly };
  const trust = plausible(rule.trust, ballots);
  return { trust, by: trust === rule.trust ? rule.by : 'guess', midnightsOnly };
}

/** What holds without proof, whether it needs none, and whether a night full of events may overturn it. */
const RULES: Readonly<Record<Situation, { trust: Trust; by: 'rule' | 'guess'; doubted: boolean }>> = {
  plain: { trust: 'written', by: 'rule', doubted: false },
  right: { trust: 'written', by: 'rule', doubted: false },
  elsewhere: { trust: 'written', by: 'rule', doubted: false },
  'other-season': { trust: 'written', by: 'guess', doubted: false },
  utc: { trust: 'offset', by: 'rule', doubted: true },
  zulu: { trust: 'offset', by: 'guess', doubted: true },
  zero: { trust: 'written', by: 'guess', doubted: true },
  foreign: { trust: 'offset', by: 'guess', doubted: true },
};

function majorityOf(ballots: readonly Ballot[]): Trust | null {
  const counts = new Map<Trust, number>();
  for (const { proven } of ballots) if (proven) counts.set(proven, (counts.get(proven) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

function plausible(likely: Trust, ballots: readonly Ballot[]): Trust {
  const other: Trust = likely === 'offset' ? 'written' : 'offset';
  return nightShare(likely, ballots) > nightShare(other, ballots) + NIGHT_MARGIN ? other : likely;
}

function nightShare(trust: Trust, ballots: readonly Ballot[]): number {
  const times = ballots
    .map(({ stated, place }) => readAs(stated, trust, place.zone).time)
    .filter((time) => time !== undefined);
  return times.filter((time) => minutesOf(time) < NIGHT_ENDS_AT).length / Math.max(1, times.length);
}
