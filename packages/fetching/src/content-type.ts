import type { FetchRequest } from './types.ts';

const ACCEPT: Record<FetchRequest['expect'], string> = {
  document:
    'text/html,application/xhtml+xml,application/ld+json,application/json;q=0.9,text/calendar;q=0.9,application/rss+xml;q=0.9,application/atom+xml;q=0.9,application/xml;q=0.8,text/plain;q=0.5,*/*;q=0.1',
  image: 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.8',
  probe: '*/*',
};

/** The Accept header for the expected kind. */
export function acceptFor(expect: FetchRequest['expect']): string {
  return ACCEPT[expect];
}

/** The media type of a Content-Type header without its parameters, in lower case; empty if there is none. */
export function essenceOf(contentType: string | null): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Servers that do not know a file's type send these, or nothing: then the bytes decide. */
export function saysNothing(essence: string): boolean {
  return ['', 'application/octet-stream', 'binary/octet-stream', 'application/x-unknown', 'unknown/unknown'].includes(
    essence,
  );
}

/** Whether a declared type is one that extraction can read: HTML, XML and its feeds, JSON, calendars, plain text. */
export function isDocumentType(essence: string): boolean {
  if (essence.startsWith('image/')) return false;
  return (
    /^(text\/(html|xml|plain|calendar|x-vcalendar)|application\/(xml|json|ics|x-ics|calendar))$/.test(essence) ||
    /^(application|text)\/[\w.-]+\+(xml|json)$/.test(essence)
  );
}

/** The type of a document by its first bytes; null if they are not text. An empty body is empty plain text. */
export function sniffDocument(bytes: Uint8Array): string | null {
  const start = new TextDecoder('utf-8')
    .decode(bytes.subarray(0, 1024))
    .replace(/^\uFEFF/, '')
    .trimStart();
  // Control characters that no text contains (WHATWG MIME Sniffing §7.2 calls them binary data bytes).
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F]/.test(start)) return null;
  if (/^<\?xml|^<(rss|feed|rdf:RDF)[\s>]/i.test(start))
    return /<html[\s>]/i.test(start) ? 'application/xhtml+xml' : 'application/xml';
  if (start.startsWith('<')) return 'text/html';
  if (/^BEGIN:VCALENDAR/i.test(start)) return 'text/calendar';
  if (/^[{[]/.test(start)) return 'application/json';
  return 'text/plain';
}

/** The raster formats that we store, by their magic numbers; null for anything else, including SVG (which can contain script). */
export function sniffImage(bytes: Uint8Array): string | null {
  const head = Array.from(bytes.subarray(0, 32), (byte) => String.fromCharCode(byte)).join('');
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'image/webp';
  // ISO base media: the brand is first, or among the compatible ones.
  if (/^[\s\S]{4}ftyp(avif|avis|[\s\S]{8}([\s\S]{4})*?(avif|avis))/.test(head)) return 'image/avif';
  return null;
}
