import type { SlotWeights } from './slot-features.ts';

/**
 * How much each feature counts in the choice between the possible titles of similar records.
 */
/* Fitted: do not edit; `npm run fit` writes what follows.

titles: 8556 records of 54 sites
  set by hand: right title first 0.9056; mean F1 of a page: plain 0.9993, without-data 0.9024, nameless-classes 0.8689, without-attributes 0.8198, plain-tags 0.6686, without-blanks 0.9024
  fitted to all sites: right title first 0.9510; mean F1 of a page: plain 0.9993, without-data 0.9109, nameless-classes 0.8742, without-attributes 0.8361, plain-tags 0.6656, without-blanks 0.9109
  fitted, sites held out: right title first 0.9378; mean F1 of a page: plain 0.9993, without-data 0.9109, nameless-classes 0.8742, without-attributes 0.8361, plain-tags 0.6656, without-blanks 0.9109
*/
export const CHOICE_WEIGHTS: SlotWeights = {
  heading: 2.56,
  lowHeading: 1.39,
  headed: 1.5,
  bold: 0.99,
  called: 2.18,
  other: -2.53,
  link: 1.1,
  first: 1.25,
  missing: -1.72,
  repeated: -2.65,
  long: -0.71,
  veryLong: -1.3,
  placeColumn: -4,
  titleColumn: 3,
};
