/** The site's files of one build: a new build adds its own, and the one before stays for pages that are still open. */
export const FILES = 'marquee-files-';
/** Public answers by their address; an event's by its slug. */
export const ANSWERS = 'marquee-answers';
/** How many of them are saved. */
export const MOST_ANSWERS = 120;
/** What the documents of pages carried, by the page's address. */
export const PAGES = 'marquee-pages';
/** The events with a heart: they stay until the heart goes. */
export const HEARTED = 'marquee-hearted';
/** Boards for televisions, whole, by their address. */
export const BOARDS = 'marquee-boards';
/** Where the pages keep what they read of all this; read again when it was removed. */
export const SAVED_QUERY = ['saved-on-this-device'] as const;
/** When an entry was stored, in milliseconds. */
export const SAVED_AT = 'x-marquee-saved-at';

/** The public answers that are saved; nothing that depends on a visitor, nothing of the console. */
export const SAVED_PATHS =
  /^\/api\/(?:events(?:\/[^/]+)?|categories\/counts|venues\/counts|cities\/(?:stats|recent)|location\/featured-cities)$/;

export const EVENT_PATH = /^\/api\/events\/[^/]+$/;

export const BOARD_PATH = '/tonight';
