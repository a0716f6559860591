import { type SlotFeatures, scoreOf } from '../../../packages/extraction/src/titles/slot-features.ts';

export type Weights = Readonly<Record<keyof SlotFeatures, number>>;

/** The possible titles of one record; at least one is right and one is not. */
export type Choice = ReadonlyArray<{ features: SlotFeatures; isRight: boolean }>;

const STEPS = 150;
const RATE = 0.6;
/** How strongly the fit is drawn to the weights it starts from. */
const PRIOR = 0.02;

/** The mean over the hosts of the share of records in which the right title scores most. */
export function accuracy(hosts: ReadonlyMap<string, readonly Choice[]>, weights: Weights): number {
  let sum = 0;
  for (const choices of hosts.values())
    sum += choices.filter((choice) => isRightFirst(choice, weights)).length / choices.length;
  return hosts.size > 0 ? sum / hosts.size : 0;
}

function isRightFirst(choice: Choice, weights: Weights): boolean {
  const ranked = choice.map(({ features, isRight }) => ({ isRight, score: scoreOf(features, weights) }));
  return ranked.reduce((best, one) => (one.score > best.score ? one : best)).isRight;
}

/** Each host's accuracy with weights fitted to all the others; the mean. */
export function heldOut(hosts: ReadonlyMap<string, readonly Choice[]>, start: Weights): number {
  let sum = 0;
  for (const host of hosts.keys()) {
    const others = new Map([...hosts].filter(([name]) => name !== host));
    sum += accuracy(new Map([[host, hosts.get(host) ?? []]]), fit(others, start));
  }
  return hosts.size > 0 ? sum / hosts.size : 0;
}

/** Gradient descent on the mean over the hosts of the log loss that a right title is chosen, from the present weights. */
export function fit(hosts: ReadonlyMap<string, readonly Choice[]>, start: Weights): Weights {
  const names = Object.keys(start) as Array<keyof SlotFeatures>;
  const origin = names.map((name) => start[name]);
  const weights = [...origin];
  const table = [...hosts.values()].map((choices) => {
    const rows = choices.map((choice) =>
      choice.map(({ features, isRight }) => ({ isRight, row: names.map((name) => features[name]) })),
    );
    // Most records of a page pose the same choice.
    return [...Map.groupBy(rows, (row) => JSON.stringify(row)).values()].flatMap((same) =>
      same[0] ? [{ choice: same[0], share: same.length / choices.length }] : [],
    );
  });
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight, index) => PRIOR * (weight - (origin[index] ?? 0)));
    for (const choices of table)
      for (const { choice, share } of choices) addGradient(choice, weights, gradient, share / table.length);
    for (const [index, slope] of gradient.entries()) weights[index] = (weights[index] ?? 0) - RATE * slope;
  }
  return Object.fromEntries(
    names.map((name, index) => [name, Math.round((weights[index] ?? 0) * 100) / 100]),
  ) as Weights;
}

type Rows = ReadonlyArray<{ isRight: boolean; row: readonly number[] }>;

function addGradient(choice: Rows, weights: readonly number[], gradient: number[], share: number): void {
  const scores = choice.map(({ row }) =>
    Math.exp(row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)),
  );
  const all = scores.reduce((sum, score) => sum + score, 0);
  const right = scores.reduce((sum, score, at) => sum + (choice[at]?.isRight ? score : 0), 0);
  for (const [at, { isRight, row }] of choice.entries()) {
    const score = scores[at] ?? 0;
    const slope = score / all - (isRight ? score / right : 0);
    for (const [index, value] of row.entries()) gradient[index] = (gradient[index] ?? 0) + share * slope * value;
  }
}
