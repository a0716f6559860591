import { addTranslation } from '../messages/catalog.ts';
import { addDateWords } from '../messages/dates.ts';
import { LANGUAGE_PARAM, type Language, languageIs, languageNamed } from '../messages/language.ts';
import { chosenLanguage } from '../ui/choose-language.ts';

/**
 * The language of the address, else the chosen one, else the first one of the browser's that has texts: as the documents of the API
 * Worker (workers/api/src/documents/language-of-request.ts).
 */
function wanted(): Language {
  const inAddress = languageNamed(new URLSearchParams(window.location.search).get(LANGUAGE_PARAM));
  const ofBrowser = navigator.languages.map(languageNamed).find((one) => one !== undefined);
  return inAddress ?? chosenLanguage() ?? ofBrowser ?? 'en';
}

/** Gives the page its language before anything is rendered. Without the texts of another language it is English. */
export async function speak(): Promise<void> {
  const language = wanted();
  const spoken = language === 'en' || (await learnSpanish()) ? language : 'en';
  document.documentElement.lang = spoken;
  languageIs(() => spoken);
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
