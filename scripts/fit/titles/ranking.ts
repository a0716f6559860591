import { type SlotFeatures, scoreOf } from '../../../packages/extraction/src/candidates/names/slot-features.ts';
import type { SlotWeights } from '../../../packages/extraction/src/decide/weights/slot-weights.ts';

export interface Option {
  features: SlotFeatures;
  isRight: boolean;
}

/** The possible titles of one record; at least one is right and one is not. */
export interface Choice {
  options: readonly Option[];
  weight: number;
}

export type Choices = ReadonlyMap<string, readonly Choice[]>;

const STEPS = 300;
const RATE = 0.6;

/** The mean over the sites of the share of records in which the right title scores most. */
export function accuracy(choices: Choices, weightsFor: (host: string) => SlotWeights): number {
  let sum = 0;
  for (const [host, own] of choices)
    for (const { options, weight } of own) if (isRightFirst(options, weightsFor(host))) sum += weight;
  return choices.size > 0 ? sum / choices.size : 0;
}

function isRightFirst(options: readonly Option[], weights: SlotWeights): boolean {
  const ranked = options.map(({ features, isRight }) => ({ isRight, score: scoreOf(features, weights) }));
  return ranked.reduce((best, one) => (one.score > best.score ? one : best)).isRight;
}

/**
 * Gradient descent on the mean over the sites of the log loss that a right title is chosen.
 * @param start the weights before, to which the fit is drawn
 * @param pull how strongly
 */
export function fitRanking(choices: Choices, start: SlotWeights, pull: number): SlotWeights {
  const names = Object.keys(start) as Array<keyof SlotFeatures>;
  const origin = names.map((name) => start[name]);
  const weights = [...origin];
  const table = [...choices.values()].flatMap((own) => merged(own, names));
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight, index) => pull * (weight - (origin[index] ?? 0)));
    for (const { rows, weight } of table) addGradient(rows, weights, gradient, weight / choices.size);
    for (const [index, slope] of gradient.entries()) weights[index] = (weights[index] ?? 0) - RATE * slope;
  }
  return Object.fromEntries(
    names.map((name, index) => [name, Math.round((weights[index] ?? 0) * 100) / 100]),
  ) as SlotWeights;
}

type Rows = ReadonlyArray<{ isRight: boolean; row: readonly number[] }>;

/** Most records of a page pose the same choice. */
function merged(choices: readonly Choice[], names: ReadonlyArray<keyof SlotFeatures>) {
  const rows = choices.map(({ options, weight }) => ({
    rows: options.map(({ features, isRight }) => ({ isRight, row: names.map((name) => features[name]) })),
    weight,
  }));
  return [...Map.groupBy(rows, (one) => JSON.stringify(one.rows)).values()].flatMap((same) =>
    same[0] ? [{ rows: same[0].rows, weight: same.reduce((sum, { weight }) => sum + weight, 0) }] : [],
  );
}

function addGradient(rows: Rows, weights: readonly number[], gradient: number[], share: number): void {
  const scores = rows.map(({ row }) =>
    Math.exp(row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)),
  );
  const all = scores.reduce((sum, score) => sum + score, 0);
  const right = scores.reduce((sum, score, at) => sum + (rows[at]?.isRight ? score : 0), 0);
  for (const [at, { isRight, row }] of rows.entries()) {
    const score = scores[at] ?? 0;
    const slope = score / all - (isRight ? score / right : 0);
    for (const [index, value] of row.entries()) gradient[index] = (gradient[index] ?? 0) + share * slope * value;
  }
}
