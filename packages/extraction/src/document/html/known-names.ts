/** Names that most pages use; they stay interned whatever other names a page has. */
const COMMON = [
  'html head body title meta link script style base noscript template div span p a ul ol li dl dt dd table caption thead tbody',
  'tfoot tr td th h1 h2 h3 h4 h5 h6 img picture source figure figcaption header footer main nav section article aside address',
  'time strong b em i u small sup sub br hr form input button label select option textarea fieldset legend iframe svg path use',
  'g circle rect video audio canvas object blockquote pre code abbr class id href src alt rel type name content property value',
  'width height target role tabindex action method for placeholder datetime colspan rowspan lang charset media sizes srcset',
  'loading decoding onclick hidden checked selected disabled itemscope itemtype itemprop itemid itemref typeof vocab resource about',
  'aria-label aria-hidden aria-expanded aria-controls aria-labelledby data-id data-src d viewbox fill stroke xmlns',
  'item entry event guid pubdate description category author summary updated published',
]
  .join(' ')
  .split(' ');
const ROWS = 512;
const MOST_IN_ROW = 8;
const LONGEST = 40;
const rows: string[][] = Array.from({ length: ROWS }, () => []);
for (const name of COMMON) learn(name);

/**
 * A part of a text in lower case. Tags and attributes have few names: known names are returned without creating a new string each time,
 * always as the same string, so that most comparisons end at once.
 */
export function knownName(text: string, start: number, end: number): string {
  const length = end - start;
  if (length > 0 && length <= LONGEST) {
    const row = rows[rowOf(text, start, end)];
    if (row) for (const name of row) if (isWritten(name, text, start, end)) return name;
  }
  const name = text.slice(start, end).toLowerCase();
  return name.length === length ? learn(name) : name;
}

function learn(name: string): string {
  const row = rows[rowOf(name, 0, name.length)];
  if (!row || name === '' || name.length > LONGEST || row.length >= MOST_IN_ROW) return name;
  // An object key is interned, so it is the only string with this text.
  const own = Object.keys({ [name]: true })[0] ?? name;
  row.push(own);
  return own;
}

function rowOf(text: string, start: number, end: number): number {
  return (small(text.charCodeAt(start)) * 31 + small(text.charCodeAt(end - 1)) * 7 + (end - start)) & (ROWS - 1);
}

/** Whether a part of a text is this name, in any case. @param name in lower case */
export function isWritten(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at += 1)
    if (small(text.charCodeAt(start + at)) !== name.charCodeAt(at)) return false;
  return true;
}

function small(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}
