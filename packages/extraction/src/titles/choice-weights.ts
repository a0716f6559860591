import type { SlotWeights } from './slot-features.ts';

/**
 * How much each feature counts in the choice between the possible titles of similar records.
 */
/* Fitted: do not edit; `npm run fit` writes what follows.

titles: 8251 records of 53 sites
  set by hand: right title first 0.9114; mean F1 of a page: plain 0.9993, without-data 0.9108, nameless-classes 0.8883, without-attributes 0.8662, plain-tags 0.7760, without-blanks 0.9108
  fitted to all sites: right title first 0.9545; mean F1 of a page: plain 0.9993, without-data 0.9108, nameless-classes 0.8999, without-attributes 0.8771, plain-tags 0.7763, without-blanks 0.9108
  fitted, sites held out: right title first 0.9467; mean F1 of a page: plain 0.9993, without-data 0.9108, nameless-classes 0.8999, without-attributes 0.8771, plain-tags 0.7763, without-blanks 0.9108
*/
export const CHOICE_WEIGHTS: SlotWeights = {
  heading: 2.68,
  lowHeading: 1.4,
  headed: 1.5,
  bold: 0.99,
  called: 2.17,
  other: -2.52,
  link: 1.11,
  first: 1.27,
  missing: -1.71,
  repeated: -2.51,
  long: -0.75,
  veryLong: -1.3,
  placeColumn: -4.01,
  titleColumn: 3,
  lesser: -0.66,
};
