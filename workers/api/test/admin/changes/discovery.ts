import { aBlockedDomain } from '../../discovery/found.ts';
import { type Changes, SCRAPING } from './change.ts';

/** Discovery, and what tries a page. */
export const discoveryChanges: Changes = {
  testUnifiedExtraction: {
    path: () => '/api/admin/phase1/test-unified-extraction',
    body: { url: 'https://grange.example.org/', city: 'Columbia', state: 'SC' },
    action: 'page.test',
  },
  testScrapingPipeline: {
    path: () => `${SCRAPING}/test-unified-extraction`,
    body: { url: 'https://grange.example.org/' },
    action: 'page.test',
  },
  testIntelligentScraper: {
    path: () => '/api/admin/test-intelligent-scraper',
    body: { url: 'https://grange.example.org/' },
    action: 'page.test',
  },
  testPattern: {
    path: () => '/api/admin/marquee-phase3/test-pattern',
    body: { url: 'https://grange.example.org/' },
    action: 'pattern.test',
  },
  extractByPattern: {
    path: () => '/api/admin/marquee-phase3/extract',
    body: { url: 'https://grange.example.org/' },
    action: 'page.test',
  },
  testSelector: {
    path: () => `${SCRAPING}/test-selector`,
    body: { html: '<p>x</p>', selector: 'p' },
    action: 'selector.test',
  },
  runDiscovery: {
    path: () => '/api/admin/discovery/run',
    body: { city: 'Columbia', state: 'SC' },
    action: 'discovery.run',
  },
  setDiscoverySafeMode: {
    path: () => '/api/admin/discovery/safe-mode',
    body: { enabled: true },
    action: 'discovery.safe-mode',
  },
  unblockDomain: {
    given: (site) => aBlockedDomain(site.db, 'down.example.org', site.clock.now() + 1_000),
    path: () => '/api/admin/marquee/unblock-domain',
    body: { domain: 'down.example.org' },
    action: 'domain.unblock',
  },
  testPrequalification: {
    path: () => '/api/admin/marquee/test-prequalification',
    body: { url: 'https://grange.example.org/' },
    action: 'site.test',
  },
  testMarqueePrequalification: {
    path: () => '/api/admin/marquee-prequalification/test',
    body: { url: 'https://grange.example.org/' },
    action: 'site.test',
  },
  deepScanAggregate: {
    path: () => '/api/admin/aggregate-deep-scan',
    body: { url: 'https://grange.example.org/', performTraversal: true },
    action: 'aggregate.deep-scan',
  },
  scanAggregate: {
    path: () => '/api/admin/aggregate-scan',
    body: { url: 'https://grange.example.org/' },
    action: 'aggregate.scan',
  },
};
