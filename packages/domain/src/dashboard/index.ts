export { consoleEvents } from './console-events.ts';
export { performanceMetrics } from './performance-metrics.ts';
export { readDashboard } from './read-dashboard.ts';
export { discoveryStatus, imageStatus, scrapersStatus } from './statuses.ts';
