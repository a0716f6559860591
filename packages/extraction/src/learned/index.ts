export { learn } from './learn.ts';
export { readExtractor } from './read-extractor.ts';
export {
  type LearnedExtractor,
  type LearnedList,
} from './schema.ts';
export { isSelector } from './try-selector.ts';
