export { developmentApiEnv } from './api-env.ts';
export { developmentClock, developmentCronEnv } from './clock.ts';
export { developmentConsumerEnv, developmentOutside } from './outside.ts';
