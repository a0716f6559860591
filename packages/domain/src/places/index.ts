export { boxAround, milesBetween, type Point } from './distance.ts';
export { safeUrl } from './safe-url.ts';
export { timesOf } from './times.ts';
export {
  addDays,
  addWeeks,
  dateOf,
  daysBetween,
  endOfDay,
  instantOf,
  isDateOnly,
  localOf,
  startOfDay,
  withOffset,
} from './zone.ts';
