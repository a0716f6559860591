import { type NextCity, PRIORITIES } from '@marquee/contract';
import { type Message, say, together } from '@marquee/kernel';

/** What is known of a candidate and of what is around it. */
export interface Surroundings {
  population: number;
  /** To the nearest live city; null while there is none. */
  nearest: { name: string; miles: number } | null;
  /** Live cities within 50 miles. */
  covered: number;
  /** Coming events that a city of its size has in the network; null while none has any. */
  expectedEvents: number | null;
  /** Of finding its sources; 0 without a language model. */
  expectedTokens: number;
}

/** Points of each part; together ten. */
const MOST = { population: 4, distance: 3, coverage: 2, yield: 1 } as const;
/** From 5,000 people, the least of the gazetteer, to half a million. */
const FEW = Math.log10(5_000);
const MANY = Math.log10(500_000);
/** Nearer, it is shown with its neighbor's metro area already; farther, nothing of the network is near it. */
const SAME_TOWN_MILES = 8;
const REGION_MILES = 75;
const FAR_MILES = 300;
/** Events that give full points, alone or for a thousand tokens. */
const PLENTY = 60;

/** A score out of ten with its reasons (docs/spec/decisions.md 91, docs/decisions/064-expansion.md). Pure. */
export function scoreOf(city: Surroundings): Pick<NextCity, 'score' | 'priority'> & { reasoning: Message } {
  const parts = [ofPopulation(city), ofDistance(city), ofCoverage(city), ofYield(city)];
  const score = Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 10) / 10;
  return { score, priority: priorityOf(score), reasoning: together(...parts.map(({ why }) => why)) };
}

function priorityOf(score: number): NextCity['priority'] {
  const [high, medium, low] = PRIORITIES;
  if (score >= 6.5) return high;
  return score >= 4.5 ? medium : low;
}

function ofPopulation({ population }: Surroundings) {
  const points = MOST.population * within((Math.log10(Math.max(1, population)) - FEW) / (MANY - FEW));
  return { points, why: say('expansion.people', { n: population }) };
}

function ofDistance({ nearest }: Surroundings) {
  if (!nearest) return { points: MOST.distance / 2, why: say('expansion.noneLive') };
  const from = { n: Math.max(1, Math.round(nearest.miles)), city: nearest.name };
  if (nearest.miles < SAME_TOWN_MILES) return { points: 1, why: say('expansion.sameTown', from) };
  if (nearest.miles <= REGION_MILES) return { points: MOST.distance, why: say('expansion.sameRegion', from) };
  const points = MOST.distance * within((FAR_MILES - nearest.miles) / (FAR_MILES - REGION_MILES));
  return { points, why: say('expansion.farther', from) };
}

function ofCoverage({ covered }: Surroundings) {
  const points = MOST.coverage * within(1 - covered / 4);
  if (covered === 0) return { points, why: say('expansion.noneNear') };
  return { points, why: say('expansion.near', { n: covered }) };
}

function ofYield({ expectedEvents: events, expectedTokens: tokens }: Surroundings) {
  if (events === null) return { points: MOST.yield / 2, why: say('expansion.yieldUnknown') };
  const rate = eventsPerThousand(events, tokens) ?? events;
  const why =
    tokens > 0 ? say('expansion.yield', { n: events, n2: round(rate) }) : say('expansion.yieldFree', { n: events });
  return { points: MOST.yield * within(rate / PLENTY), why };
}

/** BEY-31; null if it costs no tokens. */
export function eventsPerThousand(events: number, tokens: number): number | null {
  return tokens > 0 ? round((events / tokens) * 1_000) : null;
}

const round = (value: number) => Math.round(value * 10) / 10;
const within = (share: number) => Math.min(1, Math.max(0, share));
