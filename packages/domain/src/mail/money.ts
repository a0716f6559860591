import type { LetterLanguage } from '@marquee/contract';

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** `November 23, 2026` */
export function dayIn(language: LetterLanguage, day: string): string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return new Date(`${day}T00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
