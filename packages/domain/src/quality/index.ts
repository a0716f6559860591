export { assessEvent } from './assess-event.ts';
export { dataQualityStats, qualityMetrics } from './quality-metrics.ts';
export { ALREADY_OVER, type Quality, weigh } from './weigh.ts';
