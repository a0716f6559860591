import { inWords } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { type Answers, cannedWeb, fetcherOn, page, redirect } from './web-under-test.ts';

const START = 'https://venue.example/events';

function site(answers: Answers) {
  const web = cannedWeb(answers);
  const fetcher = fetcherOn(web);
  const asked = () => web.asked.map((ask) => ask.url).filter((url) => !url.endsWith('/robots.txt'));
  return { ...fetcher, asked, read: (url = START) => fetcher.fetch({ url, expect: 'document' }) };
}

describe('what is sent', () => {
  it('says who we are, what we read, and which copy we hold', async () => {
    let sent = new Headers();
    const { fetch } = site({
      [START]: (request) => {
        sent = request.headers;
        return new Response(null, { status: 304 });
      },
    });
    const conditional = { etag: '"v1"', lastModified: 'Thu, 01 Oct 2026 10:00:00 GMT' };
    expect(await fetch({ url: `${START}#today`, expect: 'document', conditional })).toEqual({
      kind: 'not-modified',
      url: START,
    });
    expect(sent.get('user-agent')).toBe('MarqueeBot/1.0 (+https://marquee.example/bot)');
    expect(sent.get('accept')).toContain('text/calendar');
    expect(sent.get('if-none-match')).toBe('"v1"');
    expect(sent.get('if-modified-since')).toBe('Thu, 01 Oct 2026 10:00:00 GMT');
    expect(sent.has('cookie')).toBe(false);
  });

  it('leaves out a validator that no header can carry', async () => {
    const { fetch } = site({ [START]: () => page('hello') });
    const conditional = { etag: 'a\r\nx-evil: 1' };
    expect(await fetch({ url: START, expect: 'document', conditional })).toMatchObject({ kind: 'fetched' });
  });

  it('hands back the page with its validators', async () => {
    const { read } = site({ [START]: () => page('<p>Jazz', { etag: 'W/"7"', 'last-modified': 'yesterday' }) });
    expect(await read()).toEqual({
      kind: 'fetched',
      url: START,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      bytes: new TextEncoder().encode('<p>Jazz'),
      directives: { noindex: false, nofollow: false },
      etag: 'W/"7"',
      lastModified: 'yesterday',
    });
  });
});

describe('redirects', () => {
  it('follows relative and absolute ones, and says where the source moved when all were permanent', async () => {
    const { read } = site({
      [START]: () => redirect('../calendar/', 301),
      'https://venue.example/calendar/': () => redirect('https://www.venue.example/calendar#top', 308),
      'https://www.venue.example/calendar': () => page('moved'),
    });
    const moved = 'https://www.venue.example/calendar';
    expect(await read()).toMatchObject({ kind: 'fetched', url: moved, movedTo: moved });
  });

  it('does not call it a move when one hop was temporary', async () => {
    const { read } = site({
      [START]: () => redirect('/b', 301),
      'https://venue.example/b': () => redirect('/c', 302),
      'https://venue.example/c': () => page('here for now'),
    });
    const outcome = await read();
    expect(outcome).toMatchObject({ kind: 'fetched', url: 'https://venue.example/c' });
    expect(outcome).not.toHaveProperty('movedTo');
  });

  it('notes a redirect from https to http', async () => {
    const { read } = site({
      [START]: () => redirect('http://venue.example/plain'),
      'http://venue.example/plain': () => page('plain'),
    });
    expect(inWords(await read())).toMatchObject({
      kind: 'fetched',
      notes: [expect.stringContaining('without encryption')],
    });
  });

  it('stops at a redirect loop within its page budget and says so', async () => {
    const { read, asked } = site({ [START]: () => redirect('/b'), 'https://venue.example/b': () => redirect(START) });
    expect(inWords(await read())).toMatchObject({
      kind: 'failed',
      reason: 'redirect-loop',
      detail: expect.stringContaining('circle'),
      transient: false,
    });
    expect(asked()).toHaveLength(2);
  });

  it('stops after five redirects', async () => {
    const answers: Answers = {};
    for (let i = 0; i < 20; i += 1) answers[`https://venue.example/${i}`] = () => redirect(`/${i + 1}`);
    const { read, asked } = site(answers);
    expect(await read('https://venue.example/0')).toMatchObject({ reason: 'too-many-redirects' });
    expect(asked()).toHaveLength(6);
  });

  it('reads a Location in UTF-8, and refuses one that is no address', async () => {
    const { read } = site({
      [START]: () => redirect('/café'),
      'https://venue.example/caf%C3%A9': () => page('coffee'),
    });
    expect(await read()).toMatchObject({ kind: 'fetched', url: 'https://venue.example/caf%C3%A9' });
    const odd = site({ [START]: () => redirect('http://') });
    expect(await odd.read()).toMatchObject({ kind: 'failed', reason: 'bad-url' });
    const nowhere = site({ [START]: () => new Response(null, { status: 302 }) });
    expect(await nowhere.read()).toMatchObject({ kind: 'failed', reason: 'http-status', status: 302 });
  });

  it('sleeps through a Crawl-delay inside a chain, so that the chain can end', async () => {
    const { fetch, clock } = fetcherOn(
      cannedWeb({
        'https://venue.example/robots.txt': () => new Response('User-agent: *\nCrawl-delay: 30'),
        [START]: () => redirect('/b'),
        'https://venue.example/b': () => page('at last'),
      }),
    );
    expect(await fetch({ url: START, expect: 'document' })).toEqual({ kind: 'wait', waitMs: 30_000 });
    clock.advance(30_000);
    expect(await fetch({ url: START, expect: 'document' })).toMatchObject({ kind: 'fetched' });
  });
});

describe('statuses', () => {
  it.each([
    [404, false],
    [410, false],
    [401, false],
    [403, false],
    [408, true],
    [500, true],
    [502, true],
  ])('%i: may pass by itself: %s', async (status, transient) => {
    const { read } = site({ [START]: () => page('', {}, status) });
    expect(await read()).toMatchObject({ kind: 'failed', reason: 'http-status', status, transient });
  });

  it.each([429, 503])('%i holds the host for everybody', async (status) => {
    const { read, asked } = site({ [START]: () => page('', { 'retry-after': '120' }, status) });
    expect(await read()).toMatchObject({
      kind: 'failed',
      reason: 'http-status',
      status,
      retryAfterMs: 120_000,
      transient: true,
    });
    expect(await read('https://venue.example/other')).toEqual({ kind: 'wait', waitMs: 120_000 });
    expect(asked()).toEqual([START]);
  });

  it.each([
    ['by its title', page('<title>Just a moment...</title>')],
    ['by its title, with white space', page('<html><TITLE lang="en">\n Access Denied</TITLE>')],
    ['by its header', page('<title>Venue</title>', { 'cf-mitigated': 'challenge' })],
  ])('knows a door that only people pass %s, and stays outside', async (_how, answer) => {
    const { read } = site({ [START]: () => answer });
    expect(await read(START)).toMatchObject({ kind: 'failed', reason: 'challenge', transient: false });
  });

  it('a show may be called like one', async () => {
    const { read } = site({ [START]: () => page('<title>Calendar</title><h1>Access Denied: A Play</h1>') });
    expect(await read(START)).toMatchObject({ kind: 'fetched' });
  });

  it('says what went wrong when there was no answer, and gives the slot back', async () => {
    const { read, deps } = site({
      [START]: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })),
    });
    const detail = 'venue.example gave no answer: fetch failed (ECONNRESET)';
    expect(inWords(await read())).toMatchObject({ kind: 'failed', reason: 'network', detail, transient: true });
    expect(await deps.pace.reserve('venue.example', 0)).toMatchObject({ waitMs: 0 });
  });
});

function bytes(...values: Array<number | string>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    values.flatMap((v) => (typeof v === 'number' ? [v] : Array.from(v, (char) => char.charCodeAt(0)))),
  );
}

/** What a body is taken for, or why it is refused. */
async function typeOf(wanted: 'document' | 'image', contentType: string, body: Uint8Array<ArrayBuffer> | string) {
  const answer = () => new Response(body, { headers: contentType === '' ? {} : { 'content-type': contentType } });
  const outcome = await site({ [START]: answer }).fetch({ url: START, expect: wanted });
  if (outcome.kind === 'fetched') return outcome.contentType;
  return outcome.kind === 'failed' ? outcome.reason : outcome.kind;
}

describe('content types', () => {
  const PNG = bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'rest');
  const AVIF = bytes(0, 0, 0, 0x20, 'ftypmif1', 0, 0, 0, 0, 'mif1avif');
  const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');

  it.each([
    ['text/html; charset=ISO-8859-1', '<p>', 'text/html; charset=ISO-8859-1'],
    ['application/xhtml+xml', '<html/>', 'application/xhtml+xml'],
    ['application/rss+xml', '<rss/>', 'application/rss+xml'],
    ['application/atom+xml', '<feed/>', 'application/atom+xml'],
    ['text/xml', '<a/>', 'text/xml'],
    ['application/ld+json', '{}', 'application/ld+json'],
    ['application/feed+json', '{}', 'application/feed+json'],
    ['TEXT/CALENDAR', 'BEGIN:VCALENDAR', 'TEXT/CALENDAR'],
    ['text/plain', 'hello', 'text/plain'],
    ['application/octet-stream', '\uFEFF <!doctype html>', 'text/html'],
    ['application/octet-stream', '<?xml version="1.0"?><rss/>', 'application/xml'],
    ['application/octet-stream', 'BEGIN:VCALENDAR\r\n', 'text/calendar'],
    ['application/octet-stream', ' {"events":[]}', 'application/json'],
    ['application/octet-stream', PNG, 'content-type'],
    ['', bytes(0, 1, 2, 3), 'content-type'],
    ['', bytes('plain words'), 'text/plain'],
    ['application/pdf', '%PDF-1.7', 'content-type'],
    ['video/mp4', 'x', 'content-type'],
    ['image/png', PNG, 'content-type'],
    ['image/svg+xml', SVG, 'content-type'],
  ])('a document that is called %s', async (contentType, body, expected) => {
    expect(await typeOf('document', contentType, body)).toBe(expected);
  });

  it.each([
    ['image/png', PNG, 'image/png'],
    ['image/jpeg', PNG, 'image/png'],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['image/gif', bytes('GIF89a'), 'image/gif'],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'image/webp'],
    ['image/avif', AVIF, 'image/avif'],
    ['', PNG, 'image/png'],
    ['application/octet-stream', PNG, 'image/png'],
    ['image/png', '<html>', 'content-type'],
    ['image/png', SVG, 'content-type'],
    ['image/svg+xml', SVG, 'content-type'],
    ['image/svg+xml', PNG, 'content-type'],
    ['text/html', PNG, 'content-type'],
    ['', '', 'content-type'],
  ])('a picture that is called %s', async (contentType, body, expected) => {
    expect(await typeOf('image', contentType, body)).toBe(expected);
  });

  it('lets a picture be larger than a page, up to 5 MB', async () => {
    const big = new Uint8Array(4_000_000);
    big.set(PNG);
    expect(await typeOf('image', 'image/png', big)).toBe('image/png');
    expect(await typeOf('image', 'image/png', new Uint8Array(5_000_001))).toBe('too-large');
  });
});
