import type { LetterLanguage } from '@marquee/contract';

/** A wall time for people: `Saturday, December 5, 7:30 PM`; a date without a time has none. */
export function whenIn(language: LetterLanguage, local: string): string {
  const isDay = local.length === 10;
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const at = new Date(`${isDay ? `${local}T00:00` : local}Z`);
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  // Narrow spaces are drawn as boxes by old mail programs.
  return at.toLocaleString(locale, isDay ? day : { ...day, ...time }).replaceAll(/[\u202f\u00a0]/g, ' ');
}
