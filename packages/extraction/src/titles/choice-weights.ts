import type { SlotWeights } from './slot-features.ts';

/**
 * How much each feature counts in the choice between the possible titles of similar records.
 */
/* Fitted: do not edit; `npm run fit` writes what follows.

titles: 14757 records of 102 sites
  set by hand: right title first 0.8964; mean F1 of a page: plain 0.8866, without-data 0.8386, nameless-classes 0.8271, without-attributes 0.8137, plain-tags 0.7347, without-blanks 0.8343
  fitted to all sites: right title first 0.9324; mean F1 of a page: plain 0.8824, without-data 0.8344, nameless-classes 0.8287, without-attributes 0.8164, plain-tags 0.7356, without-blanks 0.8301
  fitted, sites held out: right title first 0.9256; mean F1 of a page: plain 0.8824, without-data 0.8344, nameless-classes 0.8287, without-attributes 0.8164, plain-tags 0.7356, without-blanks 0.8301
*/
export const CHOICE_WEIGHTS: SlotWeights = {
  heading: 2.55,
  lowHeading: 1.43,
  headed: 1.5,
  bold: 0.96,
  called: 1.98,
  other: -2.52,
  link: 1.04,
  first: 1.37,
  missing: -1.62,
  repeated: -2.5,
  long: -0.72,
  veryLong: -1.3,
  placeColumn: -4.01,
  titleColumn: 3,
  lesser: -0.64,
};
