export { citySources } from './city-sources.ts';
export { listCoverage } from './list-coverage.ts';
