import type { SlotWeights } from './slot-weights.ts';

/**
 * How much each feature counts in the choice between the possible titles of similar records.
 */
/* Fitted: do not edit; `npm run fit` writes what follows.

titles: 17405 records of 120 sites
  set by hand: right title first 0.8991; mean F1 of a page: plain 0.8864, without-data 0.8484, nameless-classes 0.8389, without-attributes 0.8094, plain-tags 0.7272, without-blanks 0.8449
  fitted to all sites: right title first 0.9313; mean F1 of a page: plain 0.8864, without-data 0.8484, nameless-classes 0.8437, without-attributes 0.8152, plain-tags 0.7295, without-blanks 0.8449
  fitted, sites held out: right title first 0.9278; mean F1 of a page: plain 0.8864, without-data 0.8484, nameless-classes 0.8437, without-attributes 0.8152, plain-tags 0.7295, without-blanks 0.8449
*/
export const CHOICE_WEIGHTS: SlotWeights = {
  heading: 2.45,
  lowHeading: 1.44,
  headed: 1.5,
  bold: 1.02,
  called: 1.99,
  other: -2.51,
  link: 1.06,
  first: 1.32,
  missing: -1.64,
  repeated: -2.49,
  long: -0.73,
  veryLong: -1.3,
  placeColumn: -4.01,
  titleColumn: 3.01,
  lesser: -0.63,
};
