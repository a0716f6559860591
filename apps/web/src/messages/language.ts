/** The languages of the public site; the first is that of all others' missing texts. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Keeps a visitor's choice, for the browser and for the documents of the API Worker. */
export const LANGUAGE_COOKIE = 'marquee.language';
/** Names a language in an address, for search engines and shared links. */
export const LANGUAGE_PARAM = 'lang';

let current: () => Language = () => 'en';

/** Of a text that is written in another language than what stands around it. */
let within: Language | undefined;

/** The language of what is being written. */
export const language = (): Language => within ?? current();

/** Writes something in a language, whatever that of the page is. What is written later, as by a component of it, is not in it. */
export function inLanguage<T>(one: Language, write: () => T): T {
  const before = within;
  within = one;
  try {
    return write();
  } finally {
    within = before;
  }
}

/** Says where the language stands: a browser has one for the page, a Worker one for each request. */
export function languageIs(source: () => Language): void {
  current = source;
}

/** A language that has texts, whatever its region or case; undefined for others. */
export function languageNamed(tag: string | null | undefined): Language | undefined {
  const [wanted] = (tag ?? '').trim().toLowerCase().split('-');
  return LANGUAGES.find((one) => one === wanted);
}
