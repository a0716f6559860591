import { resolve4, resolve6 } from 'node:dns/promises';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extract, type Finding, type Hints, type SourceDocument } from '@marquee/extraction';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { inEnglish, messageOf, systemClock } from '@marquee/kernel';
import {
  checkDay,
  checkZone,
  DEFAULT_ZONE,
  type ManifestEntry,
  Misuse,
  readManifest,
} from '../../packages/extraction/cli/manifest.ts';
import { reportOf } from '../../packages/extraction/cli/report.ts';
import { pinnedWeb } from '../outside/pinned-web.ts';
import { weigher } from './weighed-lines.ts';
import { writtenEvents } from './written-events.ts';

/** The result for one document of a manifest, in the form that tools/score-extraction.mjs reads. */
interface Result {
  id: string;
  events: ReturnType<typeof writtenEvents>;
  findings: Array<Omit<Finding, 'message'> & { message: string }>;
  tokens: number;
  ms: number;
}

/** Runs the command and prints its result line by line. Throws Misuse for invalid arguments. */
export async function extractCommand(args: readonly string[], say: (text: string) => void): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [target] = positionals;
  if (values.manifest !== undefined) {
    if (values.out === undefined) throw new Misuse('--manifest needs --out FILE, where the results go.');
    say(await runManifest(values.manifest, values.out, values.published === true));
    return;
  }
  if (target === undefined) throw new Misuse('Give a file or a URL to read, or --manifest FILE --out FILE.');
  const hints: Hints = {
    today: values.today ?? new Date().toISOString().slice(0, 10),
    timezone: values.timezone ?? DEFAULT_ZONE,
    ...(values.city === undefined ? {} : { city: values.city }),
    ...(values.state === undefined ? {} : { state: values.state }),
  };
  checkDay(hints.today, '--today');
  checkZone(hints.timezone, '--timezone');
  const isUrl = /^https?:\/\//i.test(target);
  const document = isUrl ? await fetchDocument(target) : await fileDocument(target, values.url, values.type);
  const found = extract(document, hints);
  const { weighed, findings } = weigher(found, hints);
  const all = { ...found, findings: [...found.findings, ...findings] };
  say(reportOf(isUrl ? document.url : basename(target), all, weighed));
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    manifest: text,
    out: text,
    published: { type: 'boolean' } as const,
    city: text,
    state: text,
    timezone: text,
    today: text,
    type: text,
    url: text,
  };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Misuse(messageOf(error));
  }
}

async function runManifest(file: string, out: string, onlyPublished: boolean): Promise<string> {
  const entries = readManifest(await readText(file));
  const results: Result[] = [];
  for (const entry of entries) results.push(await runEntry(entry, dirname(resolve(file)), onlyPublished));
  await writeFile(out, `${JSON.stringify(results, null, 1)}\n`);
  const events = results.reduce((sum, result) => sum + result.events.length, 0);
  return `${results.length} documents, ${events} events → ${out}`;
}

async function runEntry(entry: ManifestEntry, folder: string, onlyPublished: boolean): Promise<Result> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(resolve(folder, entry.file));
  } catch (error) {
    const message = unreadable(entry.file, error);
    return {
      id: entry.id,
      events: [],
      findings: [{ code: 'unreadable', severity: 'error', message }],
      tokens: 0,
      ms: 0,
    };
  }
  const began = performance.now();
  const found = extract({ url: entry.url, contentType: entry.contentType, bytes }, entry.hints);
  const ms = Math.round(performance.now() - began);
  const findings = found.findings.map((one) => ({ ...one, message: inEnglish(one.message) }));
  return { id: entry.id, events: writtenEvents(found.drafts, onlyPublished), findings, tokens: found.tokens, ms };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Misuse(unreadable(file, error));
  }
}

function unreadable(file: string, error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return isMissing ? `There is no such file: ${file}` : `${file} cannot be read: ${messageOf(error)}`;
}

async function fileDocument(file: string, url: string | undefined, type: string | undefined): Promise<SourceDocument> {
  try {
    const bytes = await readFile(file);
    return { url: url ?? `https://example.com/${encodeURIComponent(basename(file))}`, contentType: type ?? '', bytes };
  } catch (error) {
    throw new Misuse(unreadable(file, error));
  }
}

async function fetchDocument(url: string): Promise<SourceDocument> {
  const fetcher = createFetcher({
    web: pinnedWeb(),
    resolver: { resolve: addressesOf },
    pace: createMemoryPace(systemClock),
    robotsCache: createMemoryRobotsCache(),
    clock: systemClock,
    userAgent: 'MarqueeBot/0.1 (local events; run by hand)',
    productToken: 'MarqueeBot',
    ownHosts: [],
  });
  const outcome = await fetcher.fetch({ url, expect: 'document' });
  if (outcome.kind === 'fetched') return { url: outcome.url, contentType: outcome.contentType, bytes: outcome.bytes };
  if (outcome.kind === 'failed') throw new Misuse(`${url} cannot be read: ${inEnglish(outcome.detail)}`);
  throw new Misuse(`${url} was not read: its host requests a pause between requests.`);
}

async function addressesOf(host: string): Promise<string[]> {
  const found = await Promise.allSettled([resolve4(host), resolve6(host)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
