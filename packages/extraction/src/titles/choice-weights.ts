import type { SlotWeights } from './slot-features.ts';

/**
 * How much each feature counts in the choice between the possible titles of similar records.
 */
/* Fitted: do not edit; `npm run fit` writes what follows.

titles: 8805 records of 53 sites
  set by hand: right title first 0.9261; mean F1 of a page: plain 0.9993, without-data 0.8939, nameless-classes 0.8663, without-attributes 0.8150, plain-tags 0.6666, without-blanks 0.8939
  fitted to all sites: right title first 0.9680; mean F1 of a page: plain 0.9993, without-data 0.9024, nameless-classes 0.8716, without-attributes 0.8259, plain-tags 0.6632, without-blanks 0.9024
  fitted, sites held out: right title first 0.9433; mean F1 of a page: plain 0.9993, without-data 0.8939, nameless-classes 0.8716, without-attributes 0.8203, plain-tags 0.6547, without-blanks 0.8939
*/
export const CHOICE_WEIGHTS: SlotWeights = {
  heading: 2.7,
  lowHeading: 1.39,
  headed: 1.5,
  bold: 0.99,
  called: 2.16,
  other: -2.53,
  link: 1.18,
  first: 1.31,
  missing: -1.73,
  repeated: -2.67,
  long: -0.72,
  veryLong: -1.3,
  placeColumn: -4,
  titleColumn: 3,
};
