import { LANGUAGE_COOKIE, LANGUAGE_PARAM, type Language, languageNamed } from '../messages/language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The language that was chosen in this browser. */
export function chosenLanguage(): Language | undefined {
  const prefix = `${LANGUAGE_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(prefix));
  return languageNamed(cookie?.slice(prefix.length));
}

/** Keeps the choice for a year and loads the page again in that language; in the address where no cookie can be kept. */
export function chooseLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; SameSite=Lax${secure}`;
  const address = new URL(window.location.href);
  if (chosenLanguage() === language) address.searchParams.delete(LANGUAGE_PARAM);
  else address.searchParams.set(LANGUAGE_PARAM, language);
  // The same address with a place in the page would only scroll there.
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address);
}
