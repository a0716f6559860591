import { AsyncLocalStorage } from 'node:async_hooks';
import {
  addDateWords,
  addTranslation,
  es,
  esDates,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAM,
  LANGUAGES,
  type Language,
  languageIs,
  languageNamed,
} from '@marquee/web/drawn';
import type { Context, Next } from 'hono';
import { languageDetector } from 'hono/language';

addTranslation('es', es);
addDateWords('es', esDates);

const languages = new AsyncLocalStorage<Language>();
languageIs(() => languages.getStore() ?? 'en');

/** Writes in a language that an address alone names, so that caches need not tell visitors apart. */
export function inLanguage<T>(language: Language, write: () => T): T {
  return languages.run(language, write);
}

const detect = languageDetector({
  order: ['querystring', 'cookie', 'header'],
  lookupQueryString: LANGUAGE_PARAM,
  lookupCookie: LANGUAGE_COOKIE,
  caches: false,
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: 'en',
});

/** The language named by the address, by the visitor's choice, or else by the browser: the one the application takes too. */
export async function languageOfRequest(c: Context, next: Next): Promise<void> {
  await detect(c, async () => {
    const language = languageNamed((c as Context<{ Variables: { language: string } }>).get('language')) ?? 'en';
    await languages.run(language, next);
  });
}
