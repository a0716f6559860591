export { bench } from '../world/bench.ts';
