import type { LetterLanguage } from '@marquee/contract';

/** `$1,234.50` */
export function dollars(language: LetterLanguage, cents: number): string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'USD' });
}
