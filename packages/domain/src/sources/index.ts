export { addSource } from './add-source.ts';
export { addressKey, bareHost, isHomePage } from './address-key.ts';
export { keepListed } from './after-read.ts';
export { listAnomalies } from './anomalies.ts';
export { blacklistSource } from './blacklist-source.ts';
export { bringForwardSources } from './bring-forward.ts';
export {
  type Configured,
  configureSources,
  type NewSource,
  planSources,
} from './configure-sources.ts';
export { editSource } from './edit-source.ts';
export { formSource, formSourceId } from './form-source.ts';
export { sourceScore } from './found-source.ts';
export { handOverEvents } from './hand-over-events.ts';
export { type KnownAddress, knownAddress, sourcesOfSite } from './known-address.ts';
export { listFoundSources, listSources } from './list-sources.ts';
export { manualScrape } from './manual-scrape.ts';
export { moveDueTimes } from './move-due-times.sql.ts';
export { nextTurnOf, putOff } from './next-turn.ts';
export { obeyPublisher } from './obey-publisher.ts';
export { countListed } from './page-rows.ts';
export { pauseSource, resumeSource } from './pause-source.ts';
export { runPerformanceAudit } from './performance-audit.ts';
export { readAgain } from './read-again.ts';
export { readDocumentAgain } from './read-document-again.ts';
export { readElsewhere } from './read-elsewhere.ts';
export { readSource } from './read-source.ts';
export { saysKnown } from './refuse-known.ts';
export { refusalOf } from './refuse-ruled.ts';
export { removeSource } from './remove-source.ts';
export { retireSource } from './retire-source.ts';
export { keepRobots } from './robots-files.ts';
export { scrapeSource } from './scrape.ts';
export { scraperPerformance } from './scraper-performance.ts';
export { cityHeat, scrapingActivity, sourcePerformance } from './scraping-activity.ts';
export { scrapingLogs } from './scraping-logs.ts';
export { scrapingMetrics, scrapingOverview } from './scraping-overview.ts';
export { SHOWINGS_HORIZON_WEEKS, showingsOf } from './showings.ts';
export { sourceLease } from './source-lease.ts';
export { sourceProgress } from './source-progress.ts';
export { stopScrapes } from './stop-scrapes.ts';
export { triggerScrape } from './trigger-scrape.ts';
export { listUnreadableDocuments, unreadableDocumentText } from './unreadable-documents.ts';
export { STOPPED_BY_HAND } from './why-stop.ts';
export { YIELDS_NOTHING, yieldsNothing } from './yields-nothing.ts';
