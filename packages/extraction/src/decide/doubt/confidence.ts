import { say } from '@marquee/kernel';
import type { Confidence, Method, Unkeyed } from '../../base/types.ts';
import type { Page } from '../../document/page.ts';
import { type CONFIDENCE_FIELDS, WEIGHTS, type Weights } from '../weights/confidence.ts';
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
  const certain = certainDoubts(page, method, drafts);
  return partsOf(page, method, drafts).flatMap((parts, index) => {
    const draft = drafts[index];
    if (!draft) return [];
    const doubt = given[index] ?? dayDoubt(draft, page) ?? certain[index] ?? null;
    const ofPlace = placeDoubt(draft, page);
    const most = doubt === null ? 1 : DOUBT.confidence.doubted;
    const fields = probabilities(weights, parts);
    const confidence: Confidence = {
      event: fields.event,
      title: Math.min(most, fields.title),
      day: fields.day,
      titleAndDay: Math.min(most, fields.titleAndDay),
      ...(draft.start.value.length > 10 ? { time: fields.time } : {}),
      ...(draft.venue ? { venue: Math.min(ofPlace === null ? 1 : DOUBT.confidence.doubted, fields.venue) } : {}),
    };
    const judged = { ...draft, confidence };
    if (!isBelowBar(judged)) return judged;
    const doubts = [doubt, ofPlace, ...doubtsOf(weights, joined(parts))].filter((one) => one !== null);
    return { ...judged, doubts: [...new Set(doubts)].slice(0, DOUBT.confidence.mostDoubts).map((one) => say(one)) };
  });
}

/** How likely each field is right, rounded to a thousandth, so that stored drafts stay small. */
function probabilities(weights: Weights, parts: FeatureParts): Record<(typeof CONFIDENCE_FIELDS)[number], number> {
  const sums = [...(weights.bias ?? [])];
  for (const part of parts)
    for (const name in part) {
      const row = weights[name];
      const figure = part[name];
      if (!row || !figure) continue;
      for (let field = 0; field < sums.length; field += 1)
        sums[field] = (sums[field] ?? 0) + (row[field] ?? 0) * figure;
    }
  const [event = 0, title = 0, day = 0, titleAndDay = 0, time = 0, venue = 0] = sums.map(
    (sum) => Math.round(1_000 / (1 + Math.exp(-sum))) / 1_000,
  );
  return { event, title, day, titleAndDay, time, venue };
}
