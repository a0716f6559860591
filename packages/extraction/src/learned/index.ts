export { learn } from './learn.ts';
export {
  type LearnedExtractor,
  type LearnedList,
  readExtractor,
  STRATEGIES,
  type Strategy,
  VENUE_TYPES,
  type VenueType,
} from './schema.ts';
export { isSelector, type SelectorTry, trySelector } from './try-selector.ts';
