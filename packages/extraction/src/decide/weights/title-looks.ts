import type { SlotWeights } from './slot-weights.ts';

/**
 * How much a part of similar records looks like a title at all: 0 for plain text, 3 and more for headings, links and elements marked as titles.
 * Set by hand: the limits that say which parts of a page are records count in this unit. Which part is the title is chosen with the fitted
 * weights (`choice-weights.ts`), which start from these.
 */
export const LOOKS: SlotWeights = {
  heading: 2.5,
  lowHeading: 1.5,
  headed: 1.5,
  bold: 1,
  called: 2,
  other: -2.5,
  link: 1.5,
  first: 0.8,
  missing: -1.5,
  repeated: -2.5,
  long: -0.7,
  veryLong: -1.3,
  placeColumn: -4,
  titleColumn: 3,
  lesser: -0.6,
};
