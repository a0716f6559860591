import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { isUsState } from '@marquee/kernel';

/** One recorded document, as it is served. */
export interface Recorded {
  id: string;
  url: string;
  contentType: string;
  bytes: Uint8Array;
  etag: string;
  city: string;
  state: string;
  timezone: string;
  /** The day to take as now when reading it. */
  recordedAt: string;
}

export interface Manifest {
  documents: Recorded[];
  /** A sentence for each entry that is not served. */
  skipped: string[];
}

/** The manifest itself is wrong: says which entry and which field. */
export class ManifestError extends Error {
  override name = 'ManifestError';
}

/**
 * Reads a manifest and the documents beside it. Throws ManifestError when it is malformed; a document that cannot be
 * read, stands twice, or belongs to no US place is left out and named in `skipped`.
 */
export async function readManifest(path: string): Promise<Manifest> {
  const entries = parseEntries(path, await textOf(path));
  const documents: Recorded[] = [];
  const skipped: string[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const read = new EntryReader(path, index, entry);
    const id = read.text('id');
    const url = read.address('url');
    const file = read.file('file', dirname(path));
    const contentType = read.text('contentType');
    const state = read.optionalText('state');
    if (!isUsState(state)) {
      skipped.push(`${id}: it belongs to no US state${state ? ` ("${state}")` : ''}.`);
      continue;
    }
    const place = { city: read.text('city'), state, timezone: read.timezone('timezone') };
    const recordedAt = read.day('recordedAt');
    if (seen.has(url)) {
      skipped.push(`${id}: ${url} was recorded by an earlier entry.`);
      continue;
    }
    const bytes = await bytesOf(file);
    if (!bytes) {
      skipped.push(`${id}: the file ${relative(dirname(path), file)} cannot be read.`);
      continue;
    }
    seen.add(url);
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    documents.push({ id, url, contentType, bytes, etag, ...place, recordedAt });
  }
  return { documents, skipped };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new ManifestError(`The manifest ${path} cannot be read.`, { cause });
  }
}

async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return null;
  }
}

function parseEntries(path: string, text: string): Array<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ManifestError(`The manifest ${path} is not JSON.`, { cause });
  }
  if (!Array.isArray(value)) throw new ManifestError(`The manifest ${path} must be an array of documents.`);
  return value.map((entry: unknown, index) => {
    if (!isRecord(entry)) throw new ManifestError(`Entry ${index + 1} of the manifest ${path} must be an object.`);
    return entry;
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the fields of one entry; every complaint names entry and field. */
class EntryReader {
  readonly #where: string;
  readonly #entry: Record<string, unknown>;

  constructor(path: string, index: number, entry: Record<string, unknown>) {
    const id = typeof entry['id'] === 'string' ? ` ("${entry['id']}")` : '';
    this.#where = `Entry ${index + 1}${id} of the manifest ${path}`;
    this.#entry = entry;
  }

  text(field: string): string {
    const value = this.#entry[field];
    if (typeof value !== 'string' || value.trim() === '') this.#fail(field, 'must be a text');
    return value;
  }

  optionalText(field: string): string {
    const value = this.#entry[field] ?? '';
    if (typeof value !== 'string') this.#fail(field, 'must be a text');
    return value;
  }

  address(field: string): string {
    const value = this.text(field);
    const protocol = URL.canParse(value) ? new URL(value).protocol : '';
    if (protocol !== 'http:' && protocol !== 'https:') this.#fail(field, 'must be an absolute http or https address');
    return value;
  }

  /** A file inside the manifest's own folder. */
  file(field: string, folder: string): string {
    const file = resolve(folder, this.text(field));
    const inside = relative(folder, file);
    if (inside.startsWith('..') || isAbsolute(inside)) this.#fail(field, 'must lie in the folder of the manifest');
    return file;
  }

  timezone(field: string): string {
    const value = this.text(field);
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone && value;
    } catch {
      return this.#fail(field, 'must be an IANA time zone');
    }
  }

  day(field: string): string {
    const value = this.text(field);
    const real = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
    if (!real) this.#fail(field, 'must be a day such as 2026-12-05');
    return value;
  }

  #fail(field: string, complaint: string): never {
    throw new ManifestError(`${this.#where}: the field "${field}" ${complaint}.`);
  }
}
