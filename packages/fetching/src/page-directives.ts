import { essenceOf } from './content-type.ts';
import type { PageDirectives } from './types.ts';

/** Meta elements are in the head; later ones are content. */
const HEAD_CHARS = 65_536;
const META = /<meta\s[^>]{1,600}>/gi;
/** Directives with a value, which look like the name of an agent. */
const VALUED = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/;

/**
 * The directives of a page for us: `X-Robots-Tag` and `<meta name="robots">`, for all agents or for our own name
 * (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag). They count for HTML pages only: software
 * marks its feeds and APIs this way by default, to keep them out of search results and not to refuse readers. Linear time.
 */
export function pageDirectives(
  answer: { header: string | null; contentType: string; bytes: Uint8Array },
  productToken: string,
): PageDirectives {
  if (!/^(?:text\/html|application\/xhtml\+xml)$/.test(essenceOf(answer.contentType))) return NONE;
  const said = [...ofHeader(answer.header ?? '', productToken), ...ofMetas(answer.bytes, productToken)];
  const says = (word: string) => said.includes(word) || said.includes('none');
  return { noindex: says('noindex'), nofollow: says('nofollow') };
}

const NONE: PageDirectives = { noindex: false, nofollow: false };

/** `noindex, nofollow`, `otherbot: noindex`: the directives after an agent's name apply to that agent. */
function ofHeader(header: string, productToken: string): string[] {
  let agent = '';
  return header.split(',').flatMap((part) => {
    const [first = '', ...rest] = part.split(':').map((word) => word.trim().toLowerCase());
    const isAgent = rest.length > 0 && !VALUED.test(first);
    if (isAgent) agent = first;
    const isForUs = agent === '' || agent === productToken.toLowerCase();
    return isForUs ? [isAgent ? (rest[0] ?? '') : first] : [];
  });
}

function ofMetas(bytes: Uint8Array, productToken: string): string[] {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_CHARS));
  const head = withoutComments(start.split(/<body[\s>]/i, 1)[0] ?? '');
  return [...head.matchAll(META)].flatMap(([meta]) => {
    const name = attribute(meta, 'name').toLowerCase();
    if (name !== 'robots' && name !== productToken.toLowerCase()) return [];
    return attribute(meta, 'content')
      .toLowerCase()
      .split(',')
      .map((word) => word.trim());
  });
}

function attribute(meta: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(meta) ?? [];
  return double ?? single ?? bare ?? '';
}

function withoutComments(html: string): string {
  const parts: string[] = [];
  for (let at = 0; ; ) {
    const open = html.indexOf('<!--', at);
    if (open < 0) return parts.join('') + html.slice(at);
    parts.push(html.slice(at, open));
    const close = html.indexOf('-->', open + 4);
    if (close < 0) return parts.join('');
    at = close + 3;
  }
}
