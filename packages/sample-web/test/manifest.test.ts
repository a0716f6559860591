import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManifestError, type ReplayServer, startReplayServer } from '../src/index.ts';
import { NOW } from './at.ts';

const entry = {
  id: 'sea-club',
  file: 'club.html',
  contentType: 'text/html; charset=iso-8859-1',
  url: 'https://club.example.org/shows/?b=2&a=1',
  city: 'Seattle',
  state: 'WA',
  timezone: 'America/Los_Angeles',
  recordedAt: '2026-05-06',
};
const BYTES = Uint8Array.from([0x3c, 0x70, 0x3e, 0xe9, 0xff]);

let folder = '';
let server: ReplayServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sample-web-'));
  await writeFile(join(folder, 'club.html'), BYTES);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true });
});

async function replay(
  manifest: unknown,
): Promise<(url: string, headers?: Record<string, string>) => Promise<Response>> {
  const manifestPath = join(folder, 'manifest.json');
  await writeFile(manifestPath, typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  const started = await startReplayServer({ now: () => NOW, manifestPath });
  server = started;
  return (url, headers = {}) => fetch(started.url, { headers: { 'x-marquee-url': url, ...headers } });
}

describe('a manifest of recorded documents', () => {
  it('is served at its own addresses, byte for byte', async () => {
    const ask = await replay([entry]);
    const page = await ask(entry.url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, entry.contentType]);
    expect(new Uint8Array(await page.arrayBuffer())).toEqual(BYTES);
    const etag = page.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect((await ask(entry.url, { 'if-none-match': etag })).status).toBe(304);
  });

  it('forgives a fragment, a slash and the order of parameters, and nothing else', async () => {
    const ask = await replay([entry]);
    expect((await ask('https://club.example.org/shows?a=1&b=2#top')).status).toBe(200);
    expect((await ask('https://club.example.org/shows?a=1')).status).toBe(404);
    expect((await ask('https://club.example.org/robots.txt')).status).toBe(404);
    expect((await ask('https://other.example.org/')).headers.get('x-marquee-unreachable')).toBe('1');
    expect((await ask('https://www.congareestage.example/shows')).headers.get('x-marquee-unreachable')).toBe('1');
  });

  it('prefers the exact address of two that are loosely the same', async () => {
    await writeFile(join(folder, 'other.html'), 'other');
    const ask = await replay([
      entry,
      { ...entry, id: 'other', file: 'other.html', url: 'https://club.example.org/shows?a=1&b=2' },
    ]);
    expect(await (await ask('https://club.example.org/shows?a=1&b=2')).text()).toBe('other');
  });

  it('lists its sources with the day they were recorded', async () => {
    await replay([entry]);
    const list = (await (await fetch(`${server?.url}/__replay/sources`)).json()) as unknown;
    const { url, city, state, timezone, recordedAt } = entry;
    expect(list).toEqual([{ url, name: 'club.example.org (sea-club)', city, state, timezone, recordedAt }]);
  });

  it('leaves out, and says so, what is of no US place or cannot be read', async () => {
    const ask = await replay([
      entry,
      { ...entry, id: 'london', state: '', url: 'https://london.example.org/' },
      { ...entry, id: 'toronto', state: 'ON', url: 'https://toronto.example.org/' },
      { ...entry, id: 'lost', file: 'lost.html', url: 'https://lost.example.org/' },
      { ...entry, id: 'twice' },
    ]);
    expect((await ask('https://lost.example.org/')).status).toBe(502);
    expect(server?.stats.skipped).toEqual([
      'london: it belongs to no US state.',
      'toronto: it belongs to no US state ("ON").',
      'lost: the file lost.html cannot be read.',
      `twice: ${entry.url} was recorded by an earlier entry.`,
    ]);
  });

  it.each([
    ['{', /is not JSON/],
    [{ documents: [] }, /must be an array/],
    [['page'], /Entry 1 .* must be an object/],
    [[entry, { ...entry, url: 'shows.html' }], /Entry 2 \("sea-club"\).*"url"/],
    [[{ ...entry, url: 'ftp://x.example/' }], /"url"/],
    [[{ ...entry, id: undefined }], /Entry 1 of.*"id"/],
    [[{ ...entry, file: 7 }], /"file"/],
    [[{ ...entry, file: '../secret.txt' }], /"file".*folder/],
    [[{ ...entry, file: '/etc/passwd' }], /"file".*folder/],
    [[{ ...entry, contentType: '' }], /"contentType"/],
    [[{ ...entry, timezone: 'Pacific' }], /"timezone"/],
    [[{ ...entry, recordedAt: '6 May' }], /"recordedAt"/],
    [[{ ...entry, state: 5 }], /"state"/],
  ])('is refused in one sentence when malformed: %j', async (manifest, sentence) => {
    const refused = replay(manifest);
    await expect(refused).rejects.toThrow(ManifestError);
    await expect(refused).rejects.toThrow(sentence);
  });

  it('is refused when it is not there', async () => {
    await expect(startReplayServer({ now: () => NOW, manifestPath: join(folder, 'none.json') })).rejects.toThrow(
      /cannot be read/,
    );
  });
});
