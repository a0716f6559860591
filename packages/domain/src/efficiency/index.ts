export { dropUnknownStrategies } from './drop-unknown.ts';
export { recordCall } from './record-call.ts';
export { rollBackStrategies, setStrategies } from './set-strategies.ts';
export { simulate } from './simulate.ts';
export { efficiencyConfig, strategies } from './strategies.ts';
