export { developmentApiEnv } from './api-env.ts';
export { type DevelopmentConsumerEnv, developmentConsumerEnv, developmentOutside } from './outside.ts';
