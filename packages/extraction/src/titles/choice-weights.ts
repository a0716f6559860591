import type { SlotWeights } from './slot-features.ts';

/**
 * How much each feature counts in the choice between the possible titles of similar records.
 */
/* Fitted: do not edit; `npm run fit` writes what follows.

titles: 8576 records of 54 sites
  set by hand: right title first 0.9264; mean F1 of a page: plain 0.9993, without-data 0.8940, nameless-classes 0.8655, without-attributes 0.8160, plain-tags 0.6686, without-blanks 0.8940
  fitted to all sites: right title first 0.9667; mean F1 of a page: plain 0.9993, without-data 0.9024, nameless-classes 0.8708, without-attributes 0.8295, plain-tags 0.6656, without-blanks 0.9024
  fitted, sites held out: right title first 0.9441; mean F1 of a page: plain 0.9993, without-data 0.8940, nameless-classes 0.8708, without-attributes 0.8267, plain-tags 0.6572, without-blanks 0.8940
*/
export const CHOICE_WEIGHTS: SlotWeights = {
  heading: 2.69,
  lowHeading: 1.39,
  headed: 1.5,
  bold: 1,
  called: 2.16,
  other: -2.53,
  link: 1.18,
  first: 1.34,
  missing: -1.73,
  repeated: -2.67,
  long: -0.71,
  veryLong: -1.3,
  placeColumn: -4,
  titleColumn: 3,
};
