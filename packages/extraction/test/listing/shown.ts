import { type Extraction, extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

/** Reads a page of which the address says nothing. */
export function listed(body: string, head = 'The Hall', today = COLUMBIA.today): Extraction {
  const html = `<!doctype html><title>${head}</title><nav><a href="/">Home</a> <a href="/a">About</a></nav>${body}<footer>123 Main St, Columbia, SC 29201</footer>`;
  const document = {
    url: 'https://hall.example/p/17',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  return extract(document, { ...COLUMBIA, today });
}

export const shown = (found: Extraction) => found.drafts.map(({ title, start }) => `${title.value} ${start.value}`);

/** The same page in other dresses: without blanks between tags, and without classes. */
export const dresses = (body: string): Array<[string, string]> => [
  ['as written', body],
  ['without blanks between tags', body.replace(/>\s+</g, '><')],
  ['with meaningless classes', body.replace(/class="([^"]*)"/g, (_, name: string) => `class="c${name.length}q"`)],
  ['without classes', body.replace(/ class="[^"]*"/g, '')],
];
