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
  /** Only drafts that have this feature have the value at all. */
  needs?: string;
}

const OF_VENUE = 'venue|addressed';
/** Each field of a confidence. */
export const FIELDS: Readonly<Record<'event' | 'title' | 'day' | 'titleAndDay' | 'time' | 'venue', Field>> = {
  event: { label: 'event', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 12 },
  title: { label: 'title', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 12 },
  day: { label: 'day', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 12 },
  titleAndDay: { label: 'both', features: new RegExp(`^(?!${OF_VENUE})`), lambda: 12 },
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
  const names = [...new Set(rows.flatMap(({ sample }) => Object.keys(sample.features)))]
    .filter((name) => field.features.test(name))
    .sort();
  const values = rows.map(({ sample }) => names.map((name) => sample.features[name] ?? 0));
  const means = names.map((_, column) => values.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length);
  const spreads = names.map((_, column) => {
    const square = values.reduce((sum, row) => sum + ((row[column] ?? 0) - (means[column] ?? 0)) ** 2, 0);
    return Math.sqrt(square / rows.length) || 1;
  });
  const scaled = rows.map(({ sample, isRight }, index) => ({
    x: Float64Array.from(
      names,
      (_, column) => ((values[index]?.[column] ?? 0) - (means[column] ?? 0)) / (spreads[column] ?? 1),
    ),
    y: Number(isRight) as 0 | 1,
    weight: sample.weight,
  }));
  const { bias, weights } = fitLogistic(scaled, names.length, field.lambda);
  const own = weights.map((weight, column) => weight / (spreads[column] ?? 1));
  const shift = own.reduce((sum, weight, column) => sum + weight * (means[column] ?? 0), 0);
  return { names, means, model: { bias: bias - shift, weights: own } };
}

export function predicted({ names, model }: Fitted, { features }: Sample): number {
  return probability(
    model,
    Float64Array.from(names, (name) => features[name] ?? 0),
  );
}
