import { addTranslation } from '../messages/catalog.ts';
import { addDateWords } from '../messages/dates.ts';
import { LANGUAGE_COOKIE, LANGUAGE_PARAM, type Language, languageIs, languageNamed } from '../messages/language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The language of the address, else the chosen one, else the first one of the browser's that has texts: as the documents of the API
 * Worker (workers/api/src/documents/language-of-request.ts).
 */
function wanted(): Language {
  const inAddress = languageNamed(new URLSearchParams(window.location.search).get(LANGUAGE_PARAM));
  const ofBrowser = navigator.languages.map(languageNamed).find((one) => one !== undefined);
  return inAddress ?? chosen() ?? ofBrowser ?? 'en';
}

function chosen(): Language | undefined {
  const prefix = `${LANGUAGE_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix));
  return languageNamed(cookie?.slice(prefix.length));
}

/** Gives the page its language before anything is rendered. Without the texts of another language it is English. */
export async function speak(): Promise<void> {
  const language = wanted();
  const spoken = language === 'en' || (await learnSpanish()) ? language : 'en';
  document.documentElement.lang = spoken;
  // The console is English (docs/decisions/026-languages.md).
  languageIs(() => (/^\/admin(?:\/|$)/.test(window.location.pathname) ? 'en' : spoken));
}

async function learnSpanish(): Promise<boolean> {
  try {
    const { es, esDates } = await import('../messages/es/index.ts');
    addTranslation('es', es);
    addDateWords('es', esDates);
    return true;
  } catch (error) {
    console.warn('The texts of this language could not be loaded', error);
    return false;
  }
}

/** Keeps the choice for a year and loads the page again in that language; in the address where no cookie can be kept. */
export function chooseLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; SameSite=Lax${secure}`;
  const address = new URL(window.location.href);
  if (chosen() === language) address.searchParams.delete(LANGUAGE_PARAM);
  else address.searchParams.set(LANGUAGE_PARAM, language);
  // The same address with a place in the page would only scroll there.
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address);
}
