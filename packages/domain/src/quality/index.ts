export { assessEvent, type TestEvent } from './assess-event.ts';
export { dataQualityStats, qualityMetrics } from './quality-metrics.ts';
export { ALREADY_OVER, type Quality, type QualityFacts, weigh } from './weigh.ts';
