export { scrapeSource } from './scrape.ts';
