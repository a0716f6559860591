export { assessEvent, type TestEvent } from './assess-event.ts';
export { dataQualityStats, qualityMetrics, timezoneStats } from './quality-metrics.ts';
export { ALREADY_OVER, type Quality, type QualityFacts, weigh } from './weigh.ts';
