/** For an expression: the part of the day behind an hour, `7:30 de la noche`, with one group. */
export const SPANISH_PART_OF_DAY = String.raw`\s(?:(?:de|por|en)\sla|del)\s(ma[ñn]\u0303?ana|madrugada|tarde|noche|mediod[ií]a)(?!\p{L})`;
/** For an expression: the sign of hours from 0 to 23, `19:30 h`. */
export const SPANISH_HOUR_SIGN = String.raw`\s?(h|hs|hrs?|horas?)(?![\p{L}\d])\.?`;

/** `a las 7`, `desde las 19` */
export const SAYS_HOUR = /(?:^|[^\p{L}])(?:a|de|desde|hasta|entre|y)\slas?\s$/iu;
/** Nothing stands behind `19 h` that it could count. */
export const ENDS_HOUR = /^\s{0,3}(?:$|[\n,.;|/•·()–—-]|(?:en|hasta|a)\s)/i;

/** Before noon or after it; the twelfth hour of a night is midnight. */
export function halfOfPart(part: string, hour: number): 'a' | 'p' {
  if (/^ma(?:d|[ñn])/i.test(part)) return 'a';
  return /^noche/i.test(part) && hour === 12 ? 'a' : 'p';
}
