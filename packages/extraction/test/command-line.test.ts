import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractCommand } from '../../../scripts/extract/command.ts';
import { Misuse, readManifest } from '../cli/manifest.ts';
import { readTruth, WRITTEN_PAGES } from './own-documents.ts';
import { calendarOf, event, pageOf, vevent } from './reading.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/extract.ts', import.meta.url));
const ENTRY = {
  id: 'jazz',
  file: 'jazz.html',
  url: 'https://hall.example/',
  contentType: 'text/html',
  recordedAt: '2026-03-01',
  city: 'Columbia',
  state: 'SC',
};

/** What the command tells, run in this process. */
async function told(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await extractCommand(args, (text) => lines.push(text));
  return lines.join('\n');
}

/** The same as a process of its own. */
function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'extract-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe('a manifest', () => {
  it('needs no zone', () => {
    expect(readManifest(JSON.stringify([ENTRY]))).toEqual([
      {
        id: 'jazz',
        file: 'jazz.html',
        url: 'https://hall.example/',
        contentType: 'text/html',
        hints: { today: '2026-03-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' },
      },
    ]);
  });

  it.each([
    ['no JSON', '[', 'not valid JSON'],
    ['no list', '{}', 'must be an array'],
    ['an entry that is none', '[7]', 'field [0] must be an object'],
    ['no id', JSON.stringify([{ ...ENTRY, id: '' }]), 'field [0].id'],
    ['no file', JSON.stringify([ENTRY, { ...ENTRY, id: 'b', file: 7 }]), 'field [1].file'],
    ['no address', JSON.stringify([{ ...ENTRY, url: 'hall' }]), 'field [0].url'],
    ['no day', JSON.stringify([{ ...ENTRY, recordedAt: 'today' }]), 'field [0].recordedAt'],
    ['a zone that is none', JSON.stringify([{ ...ENTRY, timezone: 'Carolina' }]), 'field [0].timezone'],
    ['an id twice', JSON.stringify([ENTRY, ENTRY]), 'field [1].id'],
  ])('with %s is refused in one sentence', (_, text, words) => {
    expect(() => readManifest(text)).toThrow(Misuse);
    expect(() => readManifest(text)).toThrow(words);
  });
});

describe('the command', () => {
  it('reads a manifest, and a document that is missing stops no other', async () => {
    const page = pageOf(event({ startDate: '2026-04-04T20:00', offers: { price: '10.50' }, location: 'The Hall' }));
    const manifest = JSON.stringify([{ ...ENTRY, id: 'gone', file: 'gone.html' }, ENTRY]);
    const folder = await folderWith({ 'jazz.html': page, 'manifest.json': manifest });
    const out = await told('--manifest', join(folder, 'manifest.json'), '--out', join(folder, 'out.json'));
    expect(out).toMatch(/^2 documents, 1 events →/);
    const results: unknown = JSON.parse(await readFile(join(folder, 'out.json'), 'utf8'));
    expect(results).toMatchObject([
      {
        id: 'gone',
        events: [],
        findings: [{ code: 'unreadable', message: 'There is no such file: gone.html' }],
        tokens: 0,
        ms: 0,
      },
      {
        id: 'jazz',
        events: [{ title: 'Jazz Night', start: '2026-04-04T20:00', venue: 'The Hall', priceMin: 10.5, priceMax: 10.5 }],
        findings: [],
        tokens: 0,
      },
    ]);
  });

  it('shows a person each field with its evidence', async () => {
    const folder = await folderWith({
      'jazz.html': pageOf(event({ startDate: '2026-04-05T00:00:00Z' }), '<h1>Jazz Night</h1>April 4, 8 pm'),
    });
    const page = join(folder, 'jazz.html');
    const { code, out, err } = await run(page, '--today', '2026-03-01', '--url', 'https://hall.example/');
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, 2)).toEqual(['jazz.html', '1 event by jsonld']);
    expect(out).toContain('start       2026-04-04T20:00');
    expect(out).toContain('← jsonld script[1]#/startDate: “2026-04-05T00:00:00Z”');
    expect(out).toMatch(/← visible-text text@\d+ html>body: “April 4, 8 pm”/);
  });

  it('shows how sure each value is, and why a doubtful event waits for review', async () => {
    const page = readTruth().find(({ name }) => name === 'posted-stamps');
    const file = fileURLToPath(new URL(page?.file ?? '', WRITTEN_PAGES));
    const out = await told(file, '--today', page?.today ?? '', '--url', page?.url ?? '');
    expect(out).toMatch(/confidence +event \d+.*title and day \d+/);
    expect(out).toMatch(/held for review\n +← \S/);
  });

  it('weighs what recurs by its showings to come, as the engine does', async () => {
    const weekly = ['UID:1', 'SUMMARY:Jazz', 'LOCATION:Grange Hall', 'DTSTART:20240105T190000', 'RRULE:FREQ=WEEKLY'];
    const moved = ['UID:1', 'SUMMARY:Jazz', 'RECURRENCE-ID:20260306T190000', 'DTSTART:20260307T190000'];
    const over = ['UID:2', 'SUMMARY:Folk', 'DTSTART:20240105T190000', 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const folder = await folderWith({
      'a.ics': calendarOf(...vevent(...weekly), ...vevent(...moved), ...vevent(...over)),
    });
    const out = await told(join(folder, 'a.ics'), '--today', '2026-03-01');
    expect(out.split('\n')[0]).toBe('a.ics');
    expect(out).toContain('showings    25 in the next 26 weeks, the next 2026-03-13T19:00');
    expect(out).toMatch(/showings {4}none in the next 26 weeks/);
    expect(out).toMatch(/tier {8}\d \(/);
    expect(out).not.toContain('refused');
  });

  it.each([
    [[], 'Give a file or a URL'],
    [['--manifest', 'x.json'], '--manifest needs --out'],
    [['--manifest', 'no-such.json', '--out', 'x'], 'There is no such file: no-such.json'],
    [['no-such-file.html'], 'There is no such file: no-such-file.html'],
    [['x.html', '--timezone', 'Mars'], '--timezone must be an IANA time zone'],
    [['--frobnicate'], 'frobnicate'],
  ])('%j is refused with one sentence', async (args, words) => {
    const error: unknown = await told(...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Misuse);
    expect(String(error)).toContain(words);
    expect(String(error).trim().split('\n')).toHaveLength(1);
  });

  it('ends with code 2 and the sentence alone where it refuses', async () => {
    expect(await run()).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Give a file or a URL.*\n$/) });
  });
});
