import type { Instant } from '@marquee/kernel';
import { drawCopyNote, escaped, FIRST_DATA_ID, html, language, t } from '@marquee/web/drawn';
import { dataText, descriptionOf, headMarkup, titleOf } from './head-markup.ts';
import type { PageDocument } from './page-document.ts';

const LANGUAGE = /<html lang="en">/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const PAGE = /<!--page-->[\s\S]*?<!--\/page-->/;
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;
const END_OF_ROOT = /(?=\s*<noscript>)/;

/** The site's index.html with the head, the content and the data of a page. Throws if it is not our index.html. */
export function fillShell(
  shell: string,
  page: PageDocument,
  { origin, now }: { origin: string; now: Instant },
): string {
  const { head, data, copy } = page;
  const note = copy && drawCopyNote(copy.asOf, now, copy.timezone);
  const content = page.content && html`${page.content}${note}`;
  const drawn = content && (hasStyles(shell) ? content : html`<div hidden>${content}</div>`);
  const carried = html`<script type="application/json" id="${FIRST_DATA_ID}"${copy && html` data-as-of="${copy.asOf}"`}>${dataText(data)}</script>`;
  return filled(shell, [
    [LANGUAGE, () => `<html lang="${language()}">`],
    [TITLE, () => `<title>${escaped(titleOf(head))}</title>`],
    [
      DESCRIPTION,
      () => `<meta name="description" content="${escaped(descriptionOf(head))}">${headMarkup(head, origin).text}`,
    ],
    [PAGE, (boot) => drawn?.text ?? boot],
    [NO_SCRIPT, () => `<noscript>${escaped(t('site.noScript'))}</noscript>`],
    [END_OF_ROOT, () => (data.length > 0 ? carried.text : '')],
  ]);
}

/** A text with its places filled. They are looked for in the text alone, never in what fills it, which is fifty times as long. */
function filled(
  text: string,
  places: ReadonlyArray<readonly [place: RegExp, fill: (found: string) => string]>,
): string {
  const found = places.map(([place, fill]) => {
    const match = place.exec(text);
    if (!match) throw new Error(`the site's index.html has no place for ${String(place)}`);
    return { start: match.index, end: match.index + match[0].length, text: fill(match[0]) };
  });
  found.sort((one, other) => one.start - other.start);
  const parts: string[] = [];
  let at = 0;
  for (const part of found) {
    parts.push(text.slice(at, part.start), part.text);
    at = part.end;
  }
  return parts.join('') + text.slice(at);
}

/** While the sources are served (`npm start`), styles come with the code: until then the content would stand there without any. */
function hasStyles(shell: string): boolean {
  return shell.includes('rel="stylesheet"');
}
