import { language } from '../../messages/language.ts';

/** Dates in the language of the console. Numbers and money are written alike in the English and the Spanish of the US. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made: Partial<Record<string, Intl.DateTimeFormat>> = {};
  return () => (made[language()] ??= new Intl.DateTimeFormat(language() === 'es' ? 'es-US' : 'en-US', options));
}
