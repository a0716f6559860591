import { DAYS } from '../../decide/weights/days.ts';
import { localDate } from '../times/local.ts';
import { isOn } from './resolve-date.ts';

/** `3/4/2027` as written: which number is the month is not settled yet. */
export interface Slashed {
  first: number;
  second: number;
  year?: number;
  /** 0 is Sunday. */
  weekday?: number;
}

/** How the numbers of one date are read. */
export interface SlashedOrder {
  isDayFirst: boolean;
  /** Nothing in the text says which number is the month. */
  isOpen: boolean;
}

const MONTHS = 12;

/**
 * The order of each date of a text: American, unless one of them can only have its day first, by its numbers or by its weekday, and none can
 * only have its month first.
 */
export function ordersOf(all: readonly Slashed[]): SlashedOrder[] {
  const kinds = all.map(kindOf);
  const [monthFirst, dayFirst] = [kinds.includes('month-first'), kinds.includes('day-first')];
  const areDayFirst = !monthFirst && dayFirst && (all.length >= DAYS.slashedDates.fewest || all[0]?.year !== undefined);
  return kinds.map((kind, index) => {
    const isAlone = !monthFirst && kind === 'day-first' && all[index]?.year !== undefined;
    const isSame = all[index]?.first === all[index]?.second;
    return { isDayFirst: areDayFirst || isAlone, isOpen: kind === 'either' && !isSame && !monthFirst && !dayFirst };
  });
}

function kindOf({ first, second, year, weekday }: Slashed): 'month-first' | 'day-first' | 'either' {
  if (second > MONTHS) return 'month-first';
  if (first > MONTHS) return 'day-first';
  if (year === undefined || weekday === undefined) return 'either';
  const [american, other] = [localDate(year, first, second), localDate(year, second, first)];
  const [fits, fitsOther] = [american !== null && isOn(american, weekday), other !== null && isOn(other, weekday)];
  if (fits === fitsOther) return 'either';
  return fits ? 'month-first' : 'day-first';
}
