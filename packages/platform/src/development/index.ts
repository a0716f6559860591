export { developmentApiEnv } from './api-env.ts';
export { developmentClock, developmentCronEnv } from './clock.ts';
export { type DevelopmentConsumerEnv, developmentConsumerEnv, developmentOutside } from './outside.ts';
