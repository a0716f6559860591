interface Item {
  /** The elements that its start tag closes. */
  ends: ReadonlySet<string>;
  /** Elements that stop the search: it may begin inside them without closing one around them. */
  within: ReadonlySet<string>;
}

/** For lists: the standard's special elements except address, div and p. */
const SPECIAL = wordsOf(
  `applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir dl dt embed
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link
  listing main marquee menu meta nav noembed noframes noscript object ol param plaintext pre script search section select source style
  summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp`,
);
const SECTIONS = 'tbody thead tfoot';

/** What tags with an optional end tag close (HTML Living Standard §13.2.6.4.7, "in body", and .13 to .15, tables). */
const ITEMS: ReadonlyMap<string, Item> = new Map([
  ['li', { ends: wordsOf('li'), within: SPECIAL }],
  ['dd', { ends: wordsOf('dd dt'), within: SPECIAL }],
  ['dt', { ends: wordsOf('dd dt'), within: SPECIAL }],
  ...['td', 'th'].map((name) => [name, { ends: wordsOf('td th'), within: wordsOf('tr table template html') }] as const),
  ['tr', { ends: wordsOf('tr'), within: wordsOf(`${SECTIONS} table template html`) }],
  ...SECTIONS.split(' ').map(
    (name) => [name, { ends: wordsOf(`tr ${SECTIONS}`), within: wordsOf('table template html') }] as const,
  ),
]);
/** An item that was left open is not further out; this bounds the search for each item of a page. */
const FURTHEST = 50;

/**
 * How many of the open elements end where a tag begins: up to the previous item in the same list or table, and for list items a
 * paragraph that contains them.
 * @param open names, the innermost first
 */
export function leftOpen(name: string, open: readonly string[]): number {
  const item = ITEMS.get(name);
  if (!item) return 0;
  let ends = 0;
  for (let at = 0; at < open.length && at < FURTHEST; at += 1) {
    const around = open[at] ?? '';
    if (item.ends.has(around)) return at + 1;
    if (item.within.has(around)) return ends;
    if (around === 'p' && item.within === SPECIAL) ends = at + 1;
  }
  return ends;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
