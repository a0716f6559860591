import type { LetterLanguage } from '@marquee/contract';

/** A wall time for people, to stand in a sentence: `Saturday, December 5 at 7:30 PM`, `sábado 5 de diciembre a las 7:30 p.m.`; a date without a time has none. */
export function whenIn(language: LetterLanguage, local: string): string {
  const isDay = local.length === 10;
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const at = new Date(`${isDay ? `${local}T00:00` : local}Z`);
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  // Narrow spaces are drawn as boxes by old mail programs.
  const text = at.toLocaleString(locale, isDay ? day : { ...day, ...time }).replaceAll(/[\u202f\u00a0]/g, ' ');
  if (language === 'en') return text;
  return text
    .replace(', ', ' ')
    .replace(/, (?=1:)/, ' a la ')
    .replace(/, (?=\d)/, ' a las ');
}

/** Without the point that a sentence sets behind `a.m.` and `p.m.` */
export const endedOnce = (text: string): string => text.replaceAll(/(?<= [ap]\.m\.)\.(?=\s|$)/g, '');
