/** The first three letters of each month, January first. */
export const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** For an expression: how a month's name begins. */
export const MONTH_START = `(?:${MONTH_STARTS.join('|')})`;

/** For expressions: the names of months as they are written, in full and short. */
export const MONTH_NAMES = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];
export const MONTH_NAME = MONTH_NAMES.join('|');
export const FULL_MONTH_NAME = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** 1 to 12 for a name in any case, short or in full; 0 for other words. */
export function monthNumber(name: string): number {
  return MONTH_STARTS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
