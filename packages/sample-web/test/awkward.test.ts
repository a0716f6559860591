import { readFile } from 'node:fs/promises';
import { until } from '@marquee/testkit/until';
import { afterAll, describe, expect, it } from 'vitest';
import { respond, sampleSources, sites, startReplayServer, truth } from '../src/index.ts';
import { ask, DAY, NOW, textOf } from './at.ts';

describe('an awkward site', () => {
  it('has robots.txt on every host, one of them forbidding all', async () => {
    for (const { url } of sampleSources()) {
      const robots = await textOf(new URL('/robots.txt', url).href);
      expect(robots).toContain('User-agent: *');
    }
    expect(await textOf('https://www.capitalcitycalendar.example/robots.txt')).toContain('Disallow: /\n');
    expect(await textOf('https://www.congareestage.example/robots.txt')).toContain('Crawl-delay: 1');
    expect(await textOf('https://www.midlandsalmanac.example/robots.txt')).toContain('License: https://');
    expect(await textOf('https://www.granbyarthouse.example/robots.txt')).toContain('ai-train=no');
    expect(truth(NOW).some((e) => e.host === 'www.capitalcitycalendar.example')).toBe(false);
  });

  it('is dead, moved, softly missing, down or unknown', async () => {
    expect((await ask('https://www.oldmillcinema.example/showtimes')).status).toBe(404);
    const moved = await ask('https://www.rosewoodbowl.example/calendar');
    expect([moved.status, moved.headers['location']]).toEqual([301, 'https://www.rosewoodlanes.example/events']);
    const soft = await ask('https://www.shandongardeners.example/programs');
    expect([soft.status, String(soft.body).includes('Page not found')]).toEqual([200, true]);
    const down = await ask('https://www.midlakesailing.example/regattas');
    expect([down.status, down.headers['retry-after']]).toEqual([503, '3600']);
    const unknown = await ask('https://www.nobody.example/');
    expect([unknown.status, unknown.headers['x-marquee-unreachable']]).toEqual([502, '1']);
  });

  it('is slow, or speaks plain http under an odd content type', async () => {
    expect((await ask('https://www.pinewoodplanetarium.example/sky')).delayMs).toBe(3000);
    expect((await ask('https://www.pinewoodplanetarium.example/sky/archive')).delayMs).toBeGreaterThan(10_000);
    expect((await ask('http://calendar.gervaisgrange.example/feed')).headers['content-type']).toBe('text/plain');
    expect((await ask('https://calendar.gervaisgrange.example/feed')).status).toBe(502);
  });

  it('has pictures on a server that fails, and news that nobody can be sure of', async () => {
    const list = await textOf('https://www.sesquiboathouse.example/paddles');
    const [picture = ''] = /https:[^"]+pictures[^"]+/.exec(list) ?? [];
    const answer = await ask(picture);
    expect([answer.status, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(await textOf('https://www.bullstreethall.example/news')).toContain('if the boiler holds');
    expect(truth(NOW).some((e) => e.host === 'www.bullstreethall.example')).toBe(false);
  });

  it('sends bare names and plain http to its real address, and refuses to be written to', async () => {
    expect((await ask('http://congareestage.example/shows?x=1')).headers['location']).toBe(
      'https://www.congareestage.example/shows?x=1',
    );
    expect(
      (await respond({ method: 'POST', url: 'https://www.congareestage.example/shows', headers: {} }, NOW)).status,
    ).toBe(405);
    const head = await respond({ method: 'HEAD', url: 'https://www.congareestage.example/shows', headers: {} }, NOW);
    expect([head.status, head.body]).toEqual([200, '']);
    expect((await ask('https://www.congareestage.example:8443/shows')).status).toBe(502);
    expect((await ask('https://www.congareestage.example/nothing-here')).status).toBe(404);
  });

  it('stands in the README', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    for (const { host, shows } of sites) {
      expect(readme).toContain(`| \`${host}\` |`);
      expect(readme).toContain(`| ${shows} |`);
    }
  });

  it('lists the concerts of two other venues again, at the same times with similar titles', () => {
    const events = truth(NOW);
    const copies = events.filter((e) => e.duplicateOf);
    expect(new Set(copies.map((e) => e.duplicateOf?.host)).size).toBe(2);
    for (const copy of copies) {
      const original = events.find((e) => e.host === copy.duplicateOf?.host && e.id === copy.duplicateOf.id);
      if (!original) throw new Error(`${copy.title} has no original.`);
      expect([original.localStart, original.venue]).toEqual([copy.localStart, copy.venue]);
      expect(copy.title.startsWith(original.title)).toBe(true);
      expect(copy.title).not.toBe(original.title);
    }
  });
});

describe('validators', () => {
  it('answer 304 to the ETag of an unchanged list', async () => {
    const url = 'https://www.congareestage.example/shows';
    const first = await ask(url);
    const etag = first.headers['etag'] ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await ask(url, { 'if-none-match': etag }, NOW + 3_600_000);
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await ask(url, { 'if-none-match': etag }, NOW + 7 * DAY)).status).toBe(200);
  });

  it('answer 304 to a list not modified since', async () => {
    const url = 'https://www.granbyarthouse.example/events';
    const since = (await ask(url)).headers['last-modified'] ?? '';
    expect((await ask(url, { 'if-modified-since': since })).status).toBe(304);
    expect((await ask(url, { 'if-modified-since': since }, NOW + DAY)).status).toBe(200);
  });

  it('are not needed to see that nothing changed: a page is the same all day', async () => {
    for (const { url } of sampleSources()) expect(await textOf(url), url).toBe(await textOf(url, NOW + 3 * 3_600_000));
  });
});

describe('the replay server', async () => {
  const server = await startReplayServer({ now: () => NOW });
  afterAll(() => server.close());
  const through = (url: string, headers: Record<string, string> = {}) =>
    fetch(server.url, { headers: { 'x-marquee-url': url, ...headers }, redirect: 'manual' });

  it('listens on loopback and names the sources', async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const list = (await (await fetch(`${server.url}/__replay/sources`)).json()) as Array<Record<string, string>>;
    expect(list).toEqual(sampleSources());
    expect(list.filter((s) => s['city'] === 'Columbia').length).toBeGreaterThanOrEqual(18);
    expect(list[0]).toEqual({
      url: 'https://www.congareestage.example/shows',
      name: 'Congaree Stage',
      city: 'Columbia',
      state: 'SC',
      timezone: 'America/New_York',
    });
  });

  it('answers as the host in the header would', async () => {
    const page = await through('https://www.congareestage.example/shows');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(
      (await through('https://www.congareestage.example/shows', { 'if-none-match': page.headers.get('etag') ?? '' }))
        .status,
    ).toBe(304);
    expect((await through('https://nobody.example/')).headers.get('x-marquee-unreachable')).toBe('1');
    expect((await through('https://rosewoodbowl.example/calendar')).status).toBe(301);
    expect(server.stats).toMatchObject({ unreachable: 1, notModified: 1 });
  });

  it('refuses a request without a whole address', async () => {
    for (const bad of ['', '/shows', 'ftp://x.example/', 'file:///etc/passwd', 'javascript:alert(1)'])
      expect((await through(bad)).status).toBe(400);
  });

  it('closes while a slow answer is still waiting', async () => {
    const other = await startReplayServer({ now: () => NOW });
    const pending = fetch(other.url, {
      headers: { 'x-marquee-url': 'https://www.pinewoodplanetarium.example/sky/archive' },
    }).catch(() => 'dropped');
    await until('the site was asked', () => other.stats.requests > 0);
    await other.close();
    expect(await pending).toBe('dropped');
  });
});
