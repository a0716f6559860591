import { finding } from './findings.ts';
import { LIMITS } from './limits.ts';
import type { Finding } from './types.ts';

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
 * declaration (the order of the HTML standard, except for valid UTF-8, which is hardly ever valid by chance).
 * Null characters become blanks. Never throws: if no declared charset fits, the text is read as windows-1252.
 */
export function decode(bytes: Uint8Array, contentType: string): Decoded {
  const findings: Finding[] = [];
  let text = read(bytes, contentType, findings);
  const isCut = text.length > LIMITS.documentChars;
  if (isCut) {
    findings.push(
      finding('too-large', `The document has ${text.length} characters; the first ${LIMITS.documentChars} were read.`),
    );
    text = text.slice(0, LIMITS.documentChars);
  }
  return { text: text.includes('\0') ? text.replaceAll('\0', ' ') : text, isCut, findings };
}

function read(bytes: Uint8Array, contentType: string, findings: Finding[]): string {
  const mark = byteOrderMark(bytes);
  if (mark) return decodeAs(mark, bytes) ?? '';
  const utf8 = decodeAs('utf-8', bytes, true);
  if (utf8 !== null) return utf8;
  const head = decodeAs('windows-1252', bytes.subarray(0, PRESCAN_BYTES)) ?? '';
  const declared = [HEADER_CHARSET.exec(contentType), XML_ENCODING.exec(head), META_CHARSET.exec(head)].map((match) =>
    match?.[1]?.toLowerCase(),
  );
  for (const label of declared) {
    if (!label || label === 'utf-8' || label === 'utf8') continue;
    const text = decodeAs(label, bytes);
    if (text !== null) return text;
  }
  findings.push(finding('charset-guessed', 'The text is not valid UTF-8 and names no other charset that fits.'));
  const lossy = decodeAs('utf-8', bytes) ?? '';
  return mostlyUtf8(lossy) ? lossy : (decodeAs('windows-1252', bytes) ?? lossy);
}

/** A UTF-8 page with a few broken bytes decodes most other letters; a page in a single-byte charset decodes almost none. */
function mostlyUtf8(text: string): boolean {
  let broken = 0;
  let foreign = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) foreign += 1;
  }
  return foreign > broken;
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
