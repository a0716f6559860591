export { type Configured, configureSources, type NewSource } from './configure-sources.ts';
export { scrapeSource } from './scrape.ts';
