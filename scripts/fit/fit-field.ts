import { type Forest, oddsOf } from '../../packages/extraction/src/confidence/forest.ts';
import { type BoostingOptions, boost } from './boosted-trees.ts';
import type { Labels } from './labels.ts';
import { fitLogistic, type Logistic, probability } from './logistic.ts';
import type { Sample } from './sample.ts';

export interface Field {
  label: keyof Labels;
  /** The features that may speak about it. */
  features: RegExp;
  /** The ridge: higher believes less. */
  lambda: number;
  /** Not learned from our own written pages: their hours and places are simpler than real ones. */
  isOfRecorded?: boolean;
  /** Boosted trees judge it too, and the middle of both counts. */
  hasForest?: boolean;
  /** Only drafts that have this feature have the value at all. */
  needs?: string;
}

const OF_VENUE = 'venue|addressed';
/** Each field of a confidence. */
export const FIELDS: Readonly<Record<'event' | 'title' | 'day' | 'titleAndDay' | 'time' | 'venue', Field>> = {
  event: { label: 'event', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 30 },
  title: { label: 'title', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 30 },
  day: { label: 'day', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 30 },
  titleAndDay: { label: 'both', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 30, hasForest: true },
  // Only what stands around the hour: with the rest of the page in view, the few errors of few sites teach the site.
  time: {
    label: 'time',
    features: /^(?:time|untimed|after|half|odd|first_time|midnight)/,
    lambda: 40,
    isOfRecorded: true,
    needs: 'timed',
  },
  venue: {
    label: 'venue',
    features: /^(?:venue|addressed|only|many|by_|title_place|distinct_titles|margin)/,
    lambda: 10,
    isOfRecorded: true,
  },
};

export interface Fitted {
  names: string[];
  means: number[];
  /** Of the features as they are. */
  model: Logistic;
}

/** A sample with the answer for one field. */
export interface Answered {
  sample: Sample;
  isRight: boolean;
}

export function answered(samples: readonly Sample[], { label, isOfRecorded, needs }: Field): Answered[] {
  return samples.flatMap((sample) => {
    const isRight = sample.labels[label];
    const { isWritten, dressing } = sample.document;
    const isOurs = isWritten && dressing !== 'first-look';
    const hasValue = needs === undefined || (sample.features[needs] ?? 0) > 0;
    return isRight === undefined || !hasValue || (isOfRecorded && isOurs) ? [] : [{ sample, isRight }];
  });
}

/** Fits one field; features are brought to mean 0 and spread 1 for the ridge, and the result is in their own units. */
export function fitField(rows: readonly Answered[], field: Field): Fitted {
  const names = namesOf(rows, field);
  const means = meansOf(rows, names);
  const values = rows.map(({ sample }) => figuresOf(sample, { names, means }));
  const spreads = names.map((_, column) => {
    const square = values.reduce((sum, row) => sum + ((row[column] ?? 0) - (means[column] ?? 0)) ** 2, 0);
    return Math.sqrt(square / rows.length) || 1;
  });
  const scaled = rows.map(({ sample, isRight }, index) => ({
    x: (values[index] ?? new Float64Array()).map(
      (value, column) => (value - (means[column] ?? 0)) / (spreads[column] ?? 1),
    ),
    y: Number(isRight) as 0 | 1,
    weight: sample.weight,
  }));
  const { bias, weights } = fitLogistic(scaled, names.length, field.lambda);
  const own = weights.map((weight, column) => weight / (spreads[column] ?? 1));
  const shift = own.reduce((sum, weight, column) => sum + weight * (means[column] ?? 0), 0);
  return { names, means, model: { bias: bias - shift, weights: own } };
}

const BOOSTING: BoostingOptions = {
  trees: 150,
  depth: 4,
  rate: 0.08,
  lambda: 10,
  leastLeaf: 4,
  sites: 0.7,
  columns: 0.4,
  seed: 1,
};

/** A forest, and the averages that stand for figures nobody knew. */
export interface FittedForest extends Forest {
  means: number[];
}

/** Boosted trees for one field. */
export function fitForest(rows: readonly Answered[], field: Field): FittedForest {
  const names = namesOf(rows, field);
  const means = meansOf(rows, names);
  const examples = rows.map(({ sample, isRight }) => ({
    x: figuresOf(sample, { names, means }),
    y: Number(isRight) as 0 | 1,
    weight: sample.weight,
    site: sample.document.host,
  }));
  return { names, means, ...boost(examples, names.length, BOOSTING) };
}

function namesOf(rows: readonly Answered[], field: Field): string[] {
  const names = new Set(rows.flatMap(({ sample }) => Object.keys(sample.features)));
  return [...names].filter((name) => field.features.test(name)).sort();
}

/** The average of each feature over the samples in which it was known. */
function meansOf(rows: readonly Answered[], names: readonly string[]): number[] {
  return names.map((name) => {
    let [sum, count] = [0, 0];
    for (const { sample } of rows) {
      if (sample.known && !sample.known.has(name)) continue;
      sum += sample.features[name] ?? 0;
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  });
}

function figuresOf(
  { features, known }: Sample,
  { names, means }: { names: readonly string[]; means: readonly number[] },
): Float64Array {
  return Float64Array.from(names, (name, column) =>
    known && !known.has(name) ? (means[column] ?? 0) : (features[name] ?? 0),
  );
}

/** The logarithm of the odds by the regression. */
export function regressionOdds(fitted: Fitted, sample: Sample): number {
  const p = probability(fitted.model, figuresOf(sample, fitted));
  return Math.log(p / (1 - p));
}

export function forestOdds(forest: FittedForest, sample: Sample): number {
  return oddsOf(forest, figuresOf(sample, forest));
}
