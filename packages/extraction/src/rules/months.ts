/** The first three letters of each month, January first. */
const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
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

/** The same in Spanish. */
const SPANISH_MONTH_NAMES = [
  'ene(?:ro)?',
  'feb(?:rero)?',
  'mar(?:zo)?',
  'abr(?:il)?',
  'mayo?',
  'jun(?:io)?',
  'jul(?:io)?',
  'ago(?:sto)?',
  'sep(?:t(?:iembre)?)?|set(?:iembre)?',
  'oct(?:ubre)?',
  'nov(?:iembre)?',
  'dic(?:iembre)?',
];
export const SPANISH_MONTH_NAME = SPANISH_MONTH_NAMES.join('|');
/** For an expression: names of months that no other language here writes. */
export const ONLY_SPANISH_MONTH =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|setiembre|octubre|noviembre|diciembre|ene|abr|ago|dic';
/** How those begin that do not begin like a month in English. */
const SPANISH_STARTS: Readonly<Record<string, number>> = { ene: 1, abr: 4, ago: 8, set: 9, dic: 12 };
export const ANY_MONTH_START = `(?:${[...MONTH_STARTS, ...Object.keys(SPANISH_STARTS)].join('|')})`;

/** 1 to 12 for a name in English or Spanish, in any case, short or in full; 0 for other words. */
export function monthNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTH_STARTS.indexOf(start) + 1 || (SPANISH_STARTS[start] ?? 0);
}
