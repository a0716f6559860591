import { isRecord } from '../src/base/json.ts';
import type { Hints } from '../src/index.ts';

/** A mistake of the caller, told in one sentence. */
export class Misuse extends Error {
  override name = 'Misuse';
}

/** One recorded document and what was known of its source. */
export interface ManifestEntry {
  id: string;
  /** Relative to the manifest. */
  file: string;
  url: string;
  contentType: string;
  hints: Hints;
}

/** Where a document names no place: most of the country's people. */
export const DEFAULT_ZONE = 'America/New_York';

/** The entries of a manifest; only what extraction needs is looked at. Throws `Misuse` naming the field at fault. */
export function readManifest(text: string): ManifestEntry[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Misuse('The manifest is not valid JSON.');
  }
  if (!Array.isArray(json)) throw new Misuse('The manifest must be an array of documents.');
  const entries = json.map((entry: unknown, index) => readEntry(entry, `[${index}]`));
  const ids = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    if (ids.has(id))
      throw new Misuse(`The manifest's field [${index}].id is “${id}”, which an earlier document has already.`);
    ids.add(id);
  }
  return entries;
}

function readEntry(entry: unknown, at: string): ManifestEntry {
  if (!isRecord(entry)) throw new Misuse(`The manifest's field ${at} must be an object.`);
  const required = (name: string): string => {
    const value = entry[name];
    if (typeof value !== 'string' || value === '')
      throw new Misuse(`The manifest's field ${at}.${name} must be a text that is not empty.`);
    return value;
  };
  const optional = (name: string): string | undefined => {
    const value = entry[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') throw new Misuse(`The manifest's field ${at}.${name} must be a text.`);
    return value;
  };
  const today = required('recordedAt').slice(0, 10);
  checkDay(today, `The manifest's field ${at}.recordedAt`);
  const timezone = optional('timezone') ?? DEFAULT_ZONE;
  checkZone(timezone, `The manifest's field ${at}.timezone`);
  const [city, state] = [optional('city'), optional('state')];
  const url = required('url');
  if (!URL.canParse(url)) throw new Misuse(`The manifest's field ${at}.url is no address: “${url}”.`);
  return {
    id: required('id'),
    file: required('file'),
    url,
    contentType: optional('contentType') ?? '',
    hints: { today, timezone, ...(city === undefined ? {} : { city }), ...(state === undefined ? {} : { state }) },
  };
}

/** Throws `Misuse` unless it is a day such as 2026-12-05. */
export function checkDay(text: string, field: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Misuse(`${field} must be a day such as 2026-12-05, not “${text}”.`);
}

/** Throws `Misuse` unless it is an IANA zone. */
export function checkZone(text: string, field: string): void {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: text });
  } catch {
    throw new Misuse(`${field} must be an IANA time zone such as America/New_York, not “${text}”.`);
  }
}
