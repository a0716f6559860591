import { say } from '@marquee/kernel';
import type { Confidence, Method, Unkeyed } from '../../base/types.ts';
import type { Page } from '../../document/page.ts';
import { type FieldWeights, WEIGHTS, type Weights } from '../weights/confidence.ts';
import { DOUBT } from '../weights/doubt.ts';
import { certainDoubts } from './certain-doubts.ts';
import { dayDoubt, placeDoubt } from './contradictions.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import type { FeatureParts } from './feature-parts.ts';
import { joined, kindOf, partsOf } from './features.ts';
import { isBelowBar } from './publishing-bar.ts';

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
  const { places, fields } = scaleOf(weights);
  const certain = certainDoubts(page, method, drafts);
  return partsOf(page, method, drafts).flatMap((parts, index) => {
    const draft = drafts[index];
    if (!draft) return [];
    const doubt = given[index] ?? dayDoubt(draft, page) ?? certain[index] ?? null;
    const ofPlace = placeDoubt(draft, page);
    const most = doubt === null ? 1 : DOUBT.confidence.doubted;
    const figures = figuresOf(parts, places);
    const confidence: Confidence = {
      event: probability(fields.event, figures),
      title: Math.min(most, probability(fields.title, figures)),
      day: probability(fields.day, figures),
      titleAndDay: Math.min(most, probability(fields.titleAndDay, figures)),
      ...(draft.start.value.length > 10 ? { time: probability(fields.time, figures) } : {}),
      ...(draft.venue
        ? { venue: Math.min(ofPlace === null ? 1 : DOUBT.confidence.doubted, probability(fields.venue, figures)) }
        : {}),
    };
    const judged = { ...draft, confidence };
    if (!isBelowBar(judged)) return judged;
    const doubts = [doubt, ofPlace, ...doubtsOf(weights.titleAndDay, joined(parts))].filter((one) => one !== null);
    return { ...judged, doubts: [...new Set(doubts)].slice(0, DOUBT.confidence.mostDoubts).map((one) => say(one)) };
  });
}

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

/** Rounded to a thousandth, so that stored drafts stay small. */
function probability(field: Listed, figures: Float64Array): number {
  let sum = field.bias;
  for (let at = 0; at < field.weights.length; at += 1)
    sum += (field.weights[at] ?? 0) * (figures[field.at[at] ?? 0] ?? 0);
  return Math.round(1_000 / (1 + Math.exp(-sum))) / 1_000;
}

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
}

/** Listed once: a page of hundreds of drafts asks for each of them. */
const scales = new Map<Weights, Scale>();

function scaleOf(weights: Weights): Scale {
  const known = scales.get(weights);
  if (known) return known;
  const names = [...new Set(Object.values(weights).flatMap((field) => Object.keys(field.weights)))];
  const places = new Map(names.map((name, index) => [name, index]));
  const listed = ({ bias, weights: own }: FieldWeights): Listed => ({
    bias,
    at: Object.keys(own).map((name) => places.get(name) ?? 0),
    weights: Object.values(own),
  });
  const fields = Object.fromEntries(Object.entries(weights).map(([name, field]) => [name, listed(field)]));
  const made = { places, fields: fields as Record<keyof Weights, Listed> };
  scales.set(weights, made);
  return made;
}
