import { speak } from '../../src/app/speak.ts';
import { LANGUAGE_COOKIE, type Language } from '../../src/messages/language.ts';

/** As a page that opens for a visitor who chose this language; null: nothing was chosen. */
export async function chosen(language: Language | null): Promise<void> {
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; path=/; max-age=${language ? 60 : 0}`;
  await speak();
}

const SAID = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];

/** All that the page says: its texts, and the names of what has none. */
export function saidOnPage(): string[] {
  const said = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) said.push(walk.currentNode.nodeValue ?? '');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of SAID) said.push(element.getAttribute(name) ?? '');
  return [...new Set(said.map((text) => text.replace(/[\u2066-\u2069]/g, '').trim()))].filter((text) =>
    /\p{L}{2}/u.test(text),
  );
}
