import { SITE } from '../decide/weights/site.ts';
import { attribute, type ElementNode } from '../document/html/dom.ts';

/** Frequent small words of each language: they make up about a third of any text, and hardly any occurs in two of them. */
const WORDS: Record<string, ReadonlySet<string>> = {
  en: new Set(['the', 'and', 'of', 'to', 'for', 'with', 'our', 'you', 'is', 'are', 'at', 'on', 'from', 'your', 'all']),
  es: new Set(['el', 'los', 'las', 'del', 'para', 'con', 'por', 'una', 'nuestro', 'nuestra', 'y', 'más', 'todos']),
  de: new Set([
    'der',
    'die',
    'das',
    'und',
    'mit',
    'für',
    'von',
    'im',
    'ist',
    'uhr',
    'wir',
    'nicht',
    'den',
    'zum',
    'am',
  ]),
  fr: new Set(['le', 'les', 'des', 'du', 'et', 'avec', 'pour', 'nous', 'vous', 'dans', 'est', 'une', 'au', 'aux']),
};
const MOST_WORDS = 2_000;

/** The language of a page: by its words, else as its markup states it. Templates often state English for any text. */
export function languageOf(html: ElementNode | undefined, text: string): string | null {
  const counts = Object.entries(WORDS).map(([language, words]) => ({ language, count: countOf(text, words) }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  if (first && first.count >= SITE.language.least && first.count > (second?.count ?? 0) * SITE.language.clearly)
    return first.language;
  const stated = html && /^[a-z]{2}\b/i.exec(attribute(html, 'lang') ?? '')?.[0];
  return stated?.toLowerCase() ?? null;
}

function countOf(text: string, words: ReadonlySet<string>): number {
  const read = text
    .slice(0, 20_000)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, MOST_WORDS);
  return read.filter((word) => words.has(word)).length;
}
