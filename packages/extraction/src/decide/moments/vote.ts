import { minutesOf } from '../../candidates/times/local.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { MOMENTS } from '../weights/moments.ts';
import { type PlaceZone, readAs, type Situation, type Trust } from './readings.ts';

/** One stated start with its situation, and the page's proof for it. */
export interface Ballot {
  stated: Stated;
  place: PlaceZone;
  situation: Situation;
  /** Only if the page distinguishes the readings. */
  proven: Trust | null;
}

export interface Election {
  trust: Trust;
  /** `vote`: confirmed by other events of the document; `rule`: needs no proof; `guess`: not confirmed. */
  by: 'vote' | 'rule' | 'guess';
  /** All of them are at midnight, as software writes dates without a time. */
  midnightsOnly: boolean;
}

/**
 * How to read the events of one situation without proof of their own. The majority of the confirmed events decides; without any, the
 * rule of the situation; if an offset of zero leaves it open, the reading with fewer events between midnight and 6 am,
 * and if equal: `Z` literally (software writes it on purpose), `+00:00` not (usually a default setting).
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

/** The reading without proof, whether it needs none, and whether many night-time events may override it. */
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
  return nightShare(likely, ballots) > nightShare(other, ballots) + MOMENTS.vote.nightMargin ? other : likely;
}

function nightShare(trust: Trust, ballots: readonly Ballot[]): number {
  const times = ballots
    .map(({ stated, place }) => readAs(stated, trust, place.zone).time)
    .filter((time) => time !== undefined);
  return times.filter((time) => minutesOf(time) < MOMENTS.vote.nightEndsAt).length / Math.max(1, times.length);
}
