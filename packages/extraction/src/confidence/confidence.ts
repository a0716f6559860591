import type { Page } from '../page.ts';
import type { Confidence, Method, Unkeyed } from '../types.ts';
import { certainDoubts } from './certain-doubts.ts';
import { doubtsOf } from './doubts.ts';
import { type Features, featuresOf, kindOf } from './features.ts';
import { isBelowBar } from './publishing-bar.ts';
import { type FieldWeights, WEIGHTS } from './weights.ts';

/**
 * The drafts of one document, each with how likely its values are right, and the reasons for doubt if it is below the publishing bar.
 * The weights were fitted on labelled pages with whole sites held out (`npm run fit`).
 */
export function withConfidence(page: Page, method: Method, drafts: readonly Unkeyed[]): Unkeyed[] {
  if (drafts.length === 0) return [];
  const weights = WEIGHTS[kindOf(method)];
  const certain = certainDoubts(page, method, drafts);
  return featuresOf(page, method, drafts).flatMap((features, index) => {
    const draft = drafts[index];
    if (!draft) return [];
    const doubt = certain[index] ?? null;
    const most = doubt === null ? 1 : DOUBTED;
    const confidence: Confidence = {
      event: probability(weights.event, features),
      title: Math.min(most, probability(weights.title, features)),
      day: probability(weights.day, features),
      titleAndDay: Math.min(most, probability(weights.titleAndDay, features)),
      ...(draft.start.value.length > 10 ? { time: probability(weights.time, features) } : {}),
      ...(draft.venue ? { venue: probability(weights.venue, features) } : {}),
    };
    const judged = { ...draft, confidence };
    if (!isBelowBar(judged)) return judged;
    const doubts = doubtsOf(weights.titleAndDay, features);
    return { ...judged, doubts: doubt === null ? doubts : [...new Set([doubt, ...doubts])].slice(0, MOST_DOUBTS) };
  });
}

/** What a draft with a certain doubt has at most: less than the bar. */
const DOUBTED = 0.5;
const MOST_DOUBTS = 3;

/** Rounded to a thousandth, so that stored drafts stay small. */
function probability(field: FieldWeights, features: Features): number {
  let sum = field.bias;
  const { names, weights } = listed(field);
  for (let at = 0; at < names.length; at += 1) sum += (weights[at] ?? 0) * (features[names[at] ?? ''] ?? 0);
  return Math.round(1_000 / (1 + Math.exp(-sum))) / 1_000;
}

interface Listed {
  names: string[];
  weights: number[];
}

/** Listed once per field: a page of hundreds of drafts asks for each of them. */
const known = new Map<FieldWeights, Listed>();

function listed(field: FieldWeights): Listed {
  const found = known.get(field) ?? { names: Object.keys(field.weights), weights: Object.values(field.weights) };
  known.set(field, found);
  return found;
}
