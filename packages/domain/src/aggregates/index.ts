export { deepScanAggregate } from './deep-scan-aggregate.ts';
export { listScans } from './list-scans.ts';
export { noteAggregate } from './note-aggregate.ts';
export { readAggregates } from './read-aggregates.ts';
export { scanAggregate } from './scan-aggregate.ts';
export { deepScan, type SiteScan, scanSite } from './scan-site.ts';
export { venueIntegration } from './venue-integration.ts';
