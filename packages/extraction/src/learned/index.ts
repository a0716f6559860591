export { learn } from './learn.ts';
export {
  type LearnedExtractor,
  readExtractor,
  STRATEGIES,
  type Strategy,
  VENUE_TYPES,
  type VenueType,
} from './schema.ts';
