import { type Base, later } from './base.ts';
import type { Dice } from './edits.ts';

const OTHER_VENUES = ['Riverside Hall', 'The Annex', 'Kestrel Tavern', 'Old Firehouse', 'Lakeview Pavilion'];

/** A different showing that looks similar: on the same page, or on the page of another venue. */
export function lookAlikes(real: readonly Base[], dice: Dice): Base[] {
  const titles = real.map(({ title }) => title);
  return real.filter(() => dice.below(5) === 0).flatMap((base) => dice.pick(WAYS)(base, dice, titles));
}

type Way = (base: Base, dice: Dice, titles: readonly string[]) => Base[];

const hasTime = ({ start }: Base) => start.length > 10;
const EVENING = 'T17';

const WAYS: Way[] = [
  // Another show at the same venue at the same moment.
  (base, dice, titles) => [{ ...base, title: dice.pick(titles), url: undefined }],
  // The same title at the same time at another venue; ambiguous if the first one has no place.
  (base, dice) =>
    (base.venue ?? base.ownVenue) === undefined
      ? []
      : [
          {
            ...base,
            document: `${base.document}-elsewhere`,
            venue: dice.pick(OTHER_VENUES),
            address: undefined,
            url: undefined,
            ownVenue: undefined,
          },
        ],
  // The same title in another city.
  (base, dice) => [
    {
      ...base,
      document: `${base.document}-away`,
      city: 'Columbia',
      state: 'SC',
      timezone: 'America/New_York',
      venue: dice.pick(OTHER_VENUES),
      address: undefined,
    },
  ],
  // One of several parts, at the same venue, an hour later or at the same moment.
  (base, dice) =>
    ['Part 1', 'Part 2'].map((part, index) => ({
      ...base,
      title: `${base.title}, ${part}`,
      start: later(base.start, 0, index * 60 * dice.below(2)),
      url: undefined,
    })),
  // A late show, and a matinee.
  (base) =>
    hasTime(base) && base.start.slice(10) < 'T20'
      ? [{ ...base, start: later(base.start, 0, 180), url: undefined }]
      : [],
  (base) =>
    hasTime(base) && base.start.slice(10) >= EVENING
      ? [{ ...base, start: later(base.start, 0, -300), url: undefined }]
      : [],
  (base) =>
    hasTime(base) && base.start.slice(10) < 'T20'
      ? ['Early Show', 'Late Show'].map((show, index) => ({
          ...base,
          title: `${base.title} (${show})`,
          start: later(base.start, 0, index * 150),
          url: undefined,
        }))
      : [],
];
