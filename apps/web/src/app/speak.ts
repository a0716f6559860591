import { LANGUAGE_PARAM, type Language, languageIs, languageNamed } from '../messages/language.ts';
import { learn } from '../messages/learn.ts';
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
  const spoken = (await learn(language)) ? language : 'en';
  document.documentElement.lang = spoken;
  languageIs(() => spoken);
}
