export { learn } from './learn.ts';
export { readExtractor } from './read-extractor.ts';
export {
  type LearnedExtractor,
  type LearnedList,
  STRATEGIES,
  type Strategy,
  VENUE_TYPES,
  type VenueType,
} from './schema.ts';
export { isSelector, type SelectorTry, trySelector } from './try-selector.ts';
