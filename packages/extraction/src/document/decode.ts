import { say } from '@marquee/kernel';
import { finding } from '../base/findings.ts';
import { LIMITS } from '../base/limits.ts';
import type { Finding } from '../base/types.ts';

const META_CHARSET = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,40})/i;
const XML_ENCODING = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{2,40})/i;
const HEADER_CHARSET = /charset\s*=\s*["']?\s*([\w-]{2,40})/i;
/** The HTML standard looks for a declaration in the first 1,024 bytes; on real pages it can be later. */
const PRESCAN_BYTES = 4_096;

export interface Decoded {
  text: string;
  /** The end was cut off because the document is too large. */
  isCut: boolean;
  findings: Finding[];
}

/**
 * The text of a document. Encoding priority: a byte-order mark, bytes that are valid UTF-8, the header's charset, the page's own
 * declaration (the order of the HTML standard, except for valid UTF-8, which is hardly ever valid by chance). A few broken bytes do not
 * change the encoding of a text that is otherwise UTF-8; they become U+FFFD. A calendar may be folded inside a character (RFC 5545 §3.1).
 * Null characters become blanks. Never throws: if no declared charset fits, the text is read as windows-1252.
 */
export function decode(bytes: Uint8Array, contentType: string): Decoded {
  const findings: Finding[] = [];
  let text = read(bytes, contentType, findings);
  const isCut = text.length > LIMITS.documentChars;
  if (isCut) {
    findings.push(finding('too-large', say('document.tooLong', { n: text.length, n2: LIMITS.documentChars })));
    text = text.slice(0, LIMITS.documentChars);
  }
  return { text: text.includes('\0') ? text.replaceAll('\0', ' ') : text, isCut, findings };
}

function read(given: Uint8Array, contentType: string, findings: Finding[]): string {
  const mark = byteOrderMark(given);
  if (mark) return decodeAs(mark, given) ?? '';
  const utf8 = decodeAs('utf-8', given, true);
  if (utf8 !== null) return utf8;
  const head = decodeAs('windows-1252', given.subarray(0, PRESCAN_BYTES)) ?? '';
  const isCalendar = /^\s*BEGIN:VCALENDAR/im.test(head);
  const bytes = isCalendar ? withoutFoldsInside(given) : given;
  const unfolded = bytes === given ? null : decodeAs('utf-8', bytes, true);
  if (unfolded !== null) return unfolded;
  const declared = [HEADER_CHARSET.exec(contentType), XML_ENCODING.exec(head), META_CHARSET.exec(head)].flatMap(
    (match) => match?.[1]?.toLowerCase() ?? [],
  );
  const lossy = decodeAs('utf-8', bytes) ?? '';
  const others = declared.filter((label) => !/^utf-?8$/.test(label));
  // Calendars and JSON are UTF-8 if they say nothing else (RFC 5545 §3.1.4, RFC 8259 §8.1).
  const isStated = others.length < declared.length || (declared.length === 0 && (isCalendar || /^\s*[[{]/.test(head)));
  const { whole, broken } = charactersOf(lossy);
  const isUtf8 = whole > broken || (isStated && others.length === 0 && whole > 0);
  if (!isUtf8)
    for (const label of others) {
      const text = decodeAs(label, given);
      if (text !== null) return text;
    }
  findings.push(finding('charset-guessed', say('document.charset')));
  return isUtf8 ? lossy : (decodeAs('windows-1252', given) ?? lossy);
}

/** The characters beyond ASCII that are whole, and the bytes that belong to none: a text in a single-byte charset has almost no whole ones. */
function charactersOf(text: string): { whole: number; broken: number } {
  let whole = 0;
  let broken = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return { whole, broken };
}

/** Without line breaks that stand inside a character: software that folds at 75 bytes may split it. */
function withoutFoldsInside(bytes: Uint8Array): Uint8Array {
  const isRest = (byte = 0) => byte >= 0x80 && byte < 0xc0;
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const blank = bytes[at] === 0x0a && (bytes[at + 1] === 0x20 || bytes[at + 1] === 0x09);
    const text = blank && bytes[at + 2] === bytes[at + 1] ? at + 3 : at + 2;
    const end = kept[length - 1] === 0x0d ? length - 1 : length;
    if (blank && isRest(bytes[text]) && (kept[end - 1] ?? 0) >= 0x80) {
      length = end;
      at = text - 1;
    } else {
      kept[length] = bytes[at] ?? 0;
      length += 1;
    }
  }
  return length === bytes.length ? bytes : kept.subarray(0, length);
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

function decodeAs(label: string, bytes: Uint8Array, fatal = false): string | null {
  try {
    return new TextDecoder(label, { fatal, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}
