/**
 * JSON as sites really write it into pages. Strict JSON is parsed as it is; otherwise one pass over the text repairs the common
 * errors and it is parsed again: comments, CDATA and HTML comment marks, entities instead of quotes, raw line breaks and control characters
 * in strings, invalid escapes, trailing and double commas, several values in a row, a missing end. A value that is cut off by the end
 * becomes null: half a date is a different date.
 * Undefined if the result is still not JSON.
 */
export function parseLenient(source: string): { value: unknown; repaired: boolean } | undefined {
  const strict = tryParse(source);
  if (strict) return { ...strict, repaired: false };
  const text = withoutWrapping(source);
  const mended =
    tryParse(mend(text)) ??
    (text.includes('&quot;') ? tryParse(mend(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))) : undefined);
  return mended && { ...mended, repaired: true };
}

function tryParse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Removes wrappers around the value: `<![CDATA[`, `<!--`, `//` lines, a closing semicolon. */
function withoutWrapping(source: string): string {
  return source
    .replace(/^\ufeff/, '')
    .replace(/(?:\/\/|\/\*)?\s?<!\[CDATA\[\s?(?:\*\/)?/g, ' ')
    .replace(/(?:\/\/|\/\*)?\s?\]\]>\s?(?:\*\/)?/g, ' ')
    .replace(/<!--|-->/g, ' ')
    .trim()
    .replace(/;$/, '');
}

const DEEPEST = 1_000;
const ESCAPES = new Set('"\\/bfnrtu');
const CONTROLS: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function mend(text: string): string {
  const out: string[] = [];
  /** The open brackets, to be closed where the text ends. */
  const open: string[] = [];
  let values = 0;
  let i = 0;
  while (i < text.length) {
    const char = text.charAt(i);
    if (char === '"') {
      i = copyString(text, i, out);
      if (i > text.length) out.pop();
      continue;
    }
    if (char === '/' && (text.charAt(i + 1) === '/' || text.charAt(i + 1) === '*')) {
      i = afterComment(text, i);
      continue;
    }
    if (char === '{' || char === '[') {
      // `{…}{…}` and `{…},{…}` on the top level become a list.
      if (open.length === 0) values += 1;
      if (open.length === 0 && values > 1 && out.at(-1) !== ',') out.push(',');
      open.push(char === '{' ? '}' : ']');
      // Deeper than any reader looks, so it is not data.
      if (open.length > DEEPEST) return '';
      out.push(char);
    } else if (char === '}' || char === ']') {
      dropComma(out);
      if (open.at(-1) === char) {
        open.pop();
        out.push(char);
      }
    } else if (char === ',') {
      if (out.at(-1) !== ',' && out.at(-1) !== '{' && out.at(-1) !== '[') out.push(char);
    } else if (char > ' ' && char !== '\u00a0') out.push(char);
    i += 1;
  }
  if (open.length > 0) dropCutValue(out, open.at(-1) === '}');
  dropComma(out);
  for (const bracket of open.reverse()) out.push(bracket);
  const mended = out.join('');
  return values > 1 ? `[${mended}]` : mended;
}

/** Copies a string as valid JSON and returns the offset after it, beyond the text's end if the text ends first. */
function copyString(text: string, start: number, out: string[]): number {
  let piece = '"';
  let i = start + 1;
  for (; i < text.length && text.charAt(i) !== '"'; i += 1) {
    const char = text.charAt(i);
    if (char === '\\') {
      const next = text.charAt(i + 1);
      const valid = ESCAPES.has(next) && (next !== 'u' || /^[\da-f]{4}$/i.test(text.slice(i + 2, i + 6)));
      piece += valid ? char + next : next === "'" ? "'" : '\\\\';
      if (valid || next === "'") i += 1;
    } else piece += char < ' ' ? (CONTROLS[char] ?? ' ') : char;
  }
  out.push(`${piece}"`);
  return i + 1;
}

/** A number or word at the end of a cut-off text; a name without its value is dropped too. */
function dropCutValue(out: string[], inObject: boolean): void {
  while (/^[\w.+-]$/.test(out.at(-1) ?? '')) out.pop();
  if (out.at(-1) === ':') out.push('null');
  else if (inObject && out.at(-1)?.startsWith('"') && /^[{,]$/.test(out.at(-2) ?? '')) out.pop();
}

function afterComment(text: string, start: number): number {
  const isLine = text.charAt(start + 1) === '/';
  const end = text.indexOf(isLine ? '\n' : '*/', start + 2);
  return end < 0 ? text.length : end + (isLine ? 1 : 2);
}

function dropComma(out: string[]): void {
  if (out.at(-1) === ',') out.pop();
}
