export {
  type Configured,
  configureSources,
  type NewSource,
  planSources,
  type SourcesPlan,
} from './configure-sources.ts';
export { scrapeSource } from './scrape.ts';
