import type { LetterLanguage } from '@marquee/contract';

/** `November 23, 2026` */
export function dayIn(language: LetterLanguage, day: string): string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
