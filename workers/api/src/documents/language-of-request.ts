import { AsyncLocalStorage } from 'node:async_hooks';
import { wordsAreIn } from '@marquee/kernel';
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
import { createBoundedStore } from '../bounded-store.ts';

addTranslation('es', es);
addDateWords('es', esDates);

const languages = new AsyncLocalStorage<Language>();
languageIs(() => languages.getStore() ?? 'en');
wordsAreIn(() => languages.getStore() ?? 'en');

/** Writes in a language that an address alone names, so that caches need not tell visitors apart. */
export function inLanguage<T>(language: Language, write: () => T): T {
  return languages.run(language, write);
}

const detectIn = (order: Array<'querystring' | 'cookie' | 'header'>) =>
  languageDetector({
    order,
    lookupQueryString: LANGUAGE_PARAM,
    lookupCookie: LANGUAGE_COOKIE,
    caches: false,
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: 'en',
  });
const detect = detectIn(['querystring', 'cookie', 'header']);
/** The site's calls name the language of their page. */
const detectInCall = detectIn(['header', 'cookie']);

async function detectedBy(detector: typeof detect, c: Context): Promise<Language> {
  await detector(c, () => Promise.resolve());
  return languageNamed((c as Context<{ Variables: { language: string } }>).get('language')) ?? 'en';
}

/** The language of the page that calls the API. */
export const languageOfCall = (c: Context): Promise<Language> => detectedBy(detectInCall, c);

/** Languages of browsers, by what they send: there are few, and to read it takes as long as the rest of a shared page. */
const ofBrowsers = createBoundedStore<Language>({ newSize: 10_000, keptSize: 40_000, mostEach: 200 });

/** The language named by the address, by the visitor's choice, or else by the browser: the one the application takes too. */
export async function languageOfRequest(c: Context, next: Next): Promise<void> {
  await languages.run(await languageOf(c), next);
}

async function languageOf(c: Context): Promise<Language> {
  const { url, headers } = c.req.raw;
  if (url.includes(LANGUAGE_PARAM) || url.includes('%') || headers.has('cookie')) return detectedBy(detect, c);
  const sent = headers.get('accept-language') ?? '';
  const known = ofBrowsers.get(sent);
  if (known) return known;
  const language = await detectedBy(detect, c);
  ofBrowsers.set(sent, language, sent.length + 1);
  return language;
}

/** The same for the answers of the console: the page's language, which its calls name. */
export async function languageOfConsole(c: Context, next: Next): Promise<void> {
  await languages.run(await languageOfCall(c), next);
}
