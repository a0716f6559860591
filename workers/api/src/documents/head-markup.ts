import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '@marquee/contract';
import { html, LANGUAGE_PARAM, LANGUAGES, type Language, language, Markup } from '@marquee/web/drawn';
import type { Head, JsonLd } from './page-document.ts';

/** Longer ones are cut by search engines and previews anyway. */
const TITLE_CHARACTERS = 110;
const DESCRIPTION_CHARACTERS = 160;

/** Elements that describe this page only; the application removes them when a visitor goes on (apps/web/src/app/take-over.ts). */
const OF_PAGE = html`data-of-page`;

export function titleOf({ title }: Head): string {
  return cut(plain(title), TITLE_CHARACTERS);
}

export function descriptionOf({ description }: Head): string {
  return cut(plain(description), DESCRIPTION_CHARACTERS);
}

/** The address of the content, its preview (Open Graph, Twitter) and its structured data. */
export function headMarkup(head: Head, origin: string): Markup {
  const { canonical, image, structured = [] } = head;
  if (canonical === null) return html`<meta name="robots" content="noindex" ${OF_PAGE}>`;
  const addresses = addressesOf(canonical, origin);
  const url = addresses[language()];
  const [title, description] = [titleOf(head), descriptionOf(head)];
  const picture = image ? new URL(image.path, origin).href : null;
  return html`<link rel="canonical" href="${url}" ${OF_PAGE}>${LANGUAGES.map((one) => alternate(one, addresses[one]))}${alternate('x-default', addresses.en)}
${property('og:type', 'website')}${property('og:site_name', 'Marquee')}${property('og:locale', language() === 'es' ? 'es_US' : 'en_US')}${property('og:url', url)}${property('og:title', title)}${property('og:description', description)}${picture && html`${property('og:image', picture)}${image?.isOurs && SIZE}${property('og:image:alt', plain(image?.alt ?? ''))}`}
${named('twitter:card', picture ? 'summary_large_image' : 'summary')}${named('twitter:title', title)}${named('twitter:description', description)}${picture && named('twitter:image', picture)}
${structured.map(
  (node) => html`<script type="application/ld+json" ${OF_PAGE}>${dataText(withContext(node))}</script>
`,
)}`;
}

/** A page's address in each language; the English one names none. */
function addressesOf(canonical: string, origin: string): Record<Language, string> {
  const translated = new URL(canonical, origin);
  translated.searchParams.set(LANGUAGE_PARAM, 'es');
  return { en: new URL(canonical, origin).href, es: translated.href };
}

function alternate(tag: string, address: string): Markup {
  return html`<link rel="alternate" hreflang="${tag}" href="${address}" ${OF_PAGE}>`;
}

/** Told with the address, so that the first site that shows a link need not fetch the image to lay it out (ogp.me). */
const SIZE = html`${property('og:image:type', 'image/png')}${property('og:image:width', `${PREVIEW_WIDTH}`)}${property('og:image:height', `${PREVIEW_HEIGHT}`)}`;

function property(name: string, content: string): Markup {
  return html`<meta property="${name}" content="${content}" ${OF_PAGE}>`;
}

function named(name: string, content: string): Markup {
  return html`<meta name="${name}" content="${content}" ${OF_PAGE}>`;
}

const withContext = (node: JsonLd) => ({ '@context': 'https://schema.org', ...node });

/**
 * JSON as the text of a script element that holds data: it can neither end the element nor open a comment in it, and its lines end
 * where JavaScript's do (HTML §4.12.1.3).
 */
export function dataText(value: unknown): Markup {
  return new Markup(
    JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}

/** One line without invisible marks of direction, which a title's reader may show as boxes. */
function plain(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** At a word if there is one, never inside a character. */
function cut(text: string, characters: number): string {
  const all = Array.from(text);
  if (all.length <= characters) return text;
  const kept = all.slice(0, characters - 1).join('');
  const atWord = kept.replace(/\s+\S*$/, '');
  return `${atWord.length > kept.length / 2 ? atWord : kept}…`;
}
