export { changeHiddenSeries, listHiddenSeries } from './own-hidden-series.ts';
