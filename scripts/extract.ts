/**
 * Extraction by itself, without a database or a queue.
 *   node scripts/extract.ts --manifest FILE --out FILE [--ids a,b]     reads every document of a manifest and writes what was found
 *   node scripts/extract.ts FILE|URL [--city C] [--state SC] [--timezone Z] [--today 2026-12-05] [--type text/html] [--url URL]
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Draft,
  type Evidence,
  type Extraction,
  extract,
  type Hints,
  type SourceDocument,
} from '@marquee/extraction';

const DEFAULT_ZONE = 'America/New_York';

/** A mistake of the caller, told in one sentence. */
class Misuse extends Error {}

interface ManifestEntry {
  id: string;
  file: string;
  url: string;
  contentType: string;
  hints: Hints;
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [target] = positionals;
  if (values.manifest !== undefined) {
    if (values.out === undefined) throw new Misuse('--manifest needs --out FILE, where the results go.');
    await runManifest(values.manifest, values.out);
    return;
  }
  if (target === undefined) throw new Misuse('Name a file or a URL to read, or give --manifest FILE --out FILE.');
  const hints: Hints = {
    today: values.today ?? new Date().toISOString().slice(0, 10),
    timezone: values.timezone ?? DEFAULT_ZONE,
    ...(values.city === undefined ? {} : { city: values.city }),
    ...(values.state === undefined ? {} : { state: values.state }),
  };
  checkDay(hints.today, '--today');
  checkZone(hints.timezone, '--timezone');
  const document = /^https?:\/\//i.test(target)
    ? await fetchDocument(target)
    : await fileDocument(target, values.url, values.type);
  print(document, extract(document, hints));
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        manifest: text,
        out: text,
        city: text,
        state: text,
        timezone: text,
        today: text,
        type: text,
        url: text,
      },
    });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

async function runManifest(file: string, out: string): Promise<void> {
  const entries = readManifest(await readText(file));
  const results = [];
  for (const entry of entries) results.push(await runEntry(entry, dirname(resolve(file))));
  await writeFile(out, `${JSON.stringify(results, null, 1)}\n`);
  const events = results.reduce((sum, result) => sum + result.events.length, 0);
  console.log(`${results.length} documents, ${events} events → ${out}`);
}

async function runEntry(entry: ManifestEntry, folder: string) {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(resolve(folder, entry.file));
  } catch (error) {
    const finding = {
      code: 'unreadable',
      severity: 'error',
      message: `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
    return { id: entry.id, events: [], findings: [finding], tokens: 0, ms: 0 };
  }
  const began = performance.now();
  const { drafts, findings, tokens } = extract({ url: entry.url, contentType: entry.contentType, bytes }, entry.hints);
  const ms = Math.round(performance.now() - began);
  return { id: entry.id, events: drafts.map(eventOf), findings, tokens, ms };
}

function eventOf(draft: Draft) {
  const { minCents, maxCents } = draft.price?.value ?? {};
  return {
    title: draft.title.value,
    start: draft.start.value,
    end: draft.end?.value,
    venue: draft.venue?.value,
    address: draft.address?.value,
    url: draft.url?.value,
    status: draft.status?.value,
    priceMin: minCents === undefined ? undefined : minCents / 100,
    priceMax: maxCents === undefined ? undefined : maxCents / 100,
    allDay: draft.allDay?.value,
  };
}

function readManifest(text: string): ManifestEntry[] {
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
  if (typeof entry !== 'object' || entry === null) throw new Misuse(`The manifest's field ${at} must be an object.`);
  const fields = entry as Record<string, unknown>;
  const required = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string' || value === '')
      throw new Misuse(`The manifest's field ${at}.${name} must be a text that is not empty.`);
    return value;
  };
  const optional = (name: string): string | undefined => {
    const value = fields[name];
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

function checkDay(text: string, field: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Misuse(`${field} must be a day such as 2026-12-05, not “${text}”.`);
}

function checkZone(text: string, field: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
  } catch {
    throw new Misuse(`${field} must be an IANA time zone such as America/New_York, not “${text}”.`);
  }
}

async function fileDocument(file: string, url: string | undefined, type: string | undefined): Promise<SourceDocument> {
  try {
    return {
      url: url ?? `https://example.com/${encodeURIComponent(file)}`,
      contentType: type ?? '',
      bytes: await readFile(file),
    };
  } catch (error) {
    throw new Misuse(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Misuse(`The manifest ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function fetchDocument(url: string): Promise<SourceDocument> {
  throw new Misuse(`Reading from the web is not possible yet: save ${url} to a file first.`);
}

function print(document: SourceDocument, found: Extraction): void {
  const method = found.method ? ` by ${found.method}` : '';
  console.log(
    `${document.url}\n${found.drafts.length} events${method}${found.window ? `, complete from ${found.window.from} to ${found.window.to}` : ''}`,
  );
  for (const [index, draft] of found.drafts.entries()) {
    console.log(`\n${index + 1}. ${draft.title.value}   [${draft.key}]`);
    for (const [name, field] of Object.entries(draft)) {
      if (typeof field !== 'object' || field === null) continue;
      const { value, evidence } = field as { value: unknown; evidence: Evidence[] };
      console.log(`   ${name.padEnd(12)}${shorten(typeof value === 'string' ? value : JSON.stringify(value))}`);
      for (const { method: by, locator, snippet } of evidence)
        console.log(`   ${''.padEnd(12)}  ← ${by} ${locator}: “${shorten(snippet)}”`);
    }
  }
  if (found.findings.length > 0) console.log('\nNoticed');
  for (const { severity, code, message, locator } of found.findings)
    console.log(`   ${severity} ${code}: ${message}${locator ? ` (${locator})` : ''}`);
  if (found.followUps.length > 0) console.log('\nWorth reading too');
  for (const { reason, url } of found.followUps) console.log(`   ${reason}: ${url}`);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Misuse ? error.message : error);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
