import { say } from '@marquee/kernel';
import type { Page } from '../page.ts';
import type { Confidence, Method, Unkeyed } from '../types.ts';
import { certainDoubts } from './certain-doubts.ts';
import { dayDoubt, placeDoubt } from './contradictions.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import type { FeatureParts } from './feature-parts.ts';
import { joined, type Kind, kindOf, partsOf } from './features.ts';
import { type Forest, oddsOf, placed } from './forest.ts';
import { isBelowBar } from './publishing-bar.ts';
import { FORESTS } from './trees.ts';
import { type FieldWeights, WEIGHTS, type Weights } from './weights.ts';

/**
 * The drafts of one document, each with how likely its values are right, and the reasons for doubt if it is below the publishing bar.
 * The weights were fitted on labelled pages with whole sites held out (`npm run fit`).
 * @param given for each draft what was found to contradict it before
 */
export function withConfidence(
  page: Page,
  method: Method,
  drafts: readonly Unkeyed[],
  given: ReadonlyArray<Doubt | null> = [],
): Unkeyed[] {
  if (drafts.length === 0) return [];
  const weights = WEIGHTS[kindOf(method)];
  const { places, fields, forest } = scaleOf(kindOf(method));
  const certain = certainDoubts(page, method, drafts);
  return partsOf(page, method, drafts).flatMap((parts, index) => {
    const draft = drafts[index];
    if (!draft) return [];
    const doubt = given[index] ?? dayDoubt(draft, page) ?? certain[index] ?? null;
    const ofPlace = placeDoubt(draft, page);
    const most = doubt === null ? 1 : DOUBTED;
    const figures = figuresOf(parts, places);
    const both = blended(oddsBy(fields.titleAndDay, figures), forest, figures);
    const confidence: Confidence = {
      // What has the right title and day is an event.
      event: Math.max(both, probability(fields.event, figures)),
      title: Math.min(most, Math.max(both, probability(fields.title, figures))),
      day: Math.max(both, probability(fields.day, figures)),
      titleAndDay: Math.min(most, both),
      ...(draft.start.value.length > 10 ? { time: probability(fields.time, figures) } : {}),
      ...(draft.venue ? { venue: Math.min(ofPlace === null ? 1 : DOUBTED, probability(fields.venue, figures)) } : {}),
    };
    const judged = { ...draft, confidence };
    if (!isBelowBar(judged)) return judged;
    const doubts = [doubt, ofPlace, ...doubtsOf(weights.titleAndDay, joined(parts))].filter((one) => one !== null);
    return { ...judged, doubts: [...new Set(doubts)].slice(0, MOST_DOUBTS).map((one) => say(one)) };
  });
}

/** What a draft with a certain doubt has at most: less than the bar. */
const DOUBTED = 0.5;
const MOST_DOUBTS = 3;

/** By the places of their names; those that are absent are 0. */
function figuresOf(parts: FeatureParts, places: ReadonlyMap<string, number>): Float64Array {
  const figures = new Float64Array(places.size);
  for (const part of parts)
    for (const name in part) {
      const place = places.get(name);
      if (place !== undefined) figures[place] = part[name] ?? 0;
    }
  return figures;
}

function probability(field: Listed, figures: Float64Array): number {
  return shareOf(oddsBy(field, figures));
}

/** The logarithm of the odds. */
function oddsBy(field: Listed, figures: Float64Array): number {
  let sum = field.bias;
  for (let at = 0; at < field.weights.length; at += 1)
    sum += (field.weights[at] ?? 0) * (figures[field.at[at] ?? 0] ?? 0);
  return sum;
}

/** Regression and trees err apart from each other: held out, the middle of both is better than either. */
function blended(odds: number, forest: Forest | null, figures: Float64Array): number {
  return shareOf(forest ? (odds + oddsOf(forest, figures)) / 2 : odds);
}

/** Rounded to a thousandth, so that stored drafts stay small. */
const shareOf = (odds: number) => Math.round(1_000 / (1 + Math.exp(-odds))) / 1_000;

/** The weights of a field, and which of the figures each is for. */
interface Listed {
  bias: number;
  at: number[];
  weights: number[];
}

/** A place for the name of each feature, and the fields' weights for them: a draft's figures are looked up once for all fields. */
interface Scale {
  places: ReadonlyMap<string, number>;
  fields: Record<keyof Weights, Listed>;
  /** Of title and day together; null for fields of a format. */
  forest: Forest | null;
}

/** Listed once: a page of hundreds of drafts asks for each of them. */
const scales = new Map<Kind, Scale>();

function scaleOf(kind: Kind): Scale {
  const known = scales.get(kind);
  if (known) return known;
  const weights = WEIGHTS[kind];
  const own = kind === 'shown' ? FORESTS.titleAndDay : null;
  const ofFields = Object.values(weights).flatMap((field) => Object.keys(field.weights));
  const names = [...new Set([...ofFields, ...(own?.names ?? [])])];
  const places = new Map(names.map((name, index) => [name, index]));
  const listed = ({ bias, weights: ofField }: FieldWeights): Listed => ({
    bias,
    at: Object.keys(ofField).map((name) => places.get(name) ?? 0),
    weights: Object.values(ofField),
  });
  const fields = Object.fromEntries(Object.entries(weights).map(([name, field]) => [name, listed(field)]));
  const forest = own && placed(own, places);
  const made = { places, fields: fields as Record<keyof Weights, Listed>, forest };
  scales.set(kind, made);
  return made;
}
