import { processorMs } from '@marquee/testkit/processor-time';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { crawlDelayMs, isAllowed, parseRobots, statedTerms } from '../src/index.ts';

const BOT = 'MarqueeBot';

function allowed(text: string, path: string, token = BOT): boolean {
  return isAllowed(parseRobots(text), token, path);
}

describe('which group applies (RFC 9309 §2.2.1)', () => {
  it.each([
    ['no file', '', '/a', true],
    ['everyone', 'User-agent: *\nDisallow: /a', '/a', false],
    ['our token in any case', 'user-AGENT: marqueebot\nDISALLOW: /a', '/a', false],
    ['our token with a version', 'User-agent: MarqueeBot/2.1 (x)\nDisallow: /a', '/a', false],
    ['a longer token is somebody else', 'User-agent: MarqueeBotNews\nDisallow: /a', '/a', true],
    ['a shorter token is somebody else', 'User-agent: Marquee\nDisallow: /a', '/a', true],
    ['ours wins over everyone', 'User-agent: *\nDisallow: /\n\nUser-agent: MarqueeBot\nAllow: /', '/a', true],
    [
      'ours empty still wins over everyone',
      'User-agent: *\nDisallow: /\n\nUser-agent: MarqueeBot\nDisallow:',
      '/a',
      true,
    ],
    [
      'groups with our name are merged',
      'User-agent: MarqueeBot\nDisallow: /a\n\nUser-agent: MarqueeBot\nDisallow: /b',
      '/b',
      false,
    ],
    ['one group for several agents', 'User-agent: other\nUser-agent: MarqueeBot\nDisallow: /a', '/a', false],
    [
      'agents after a rule begin a new group',
      'User-agent: MarqueeBot\nDisallow: /a\nUser-agent: other\nDisallow: /b',
      '/b',
      true,
    ],
    [
      'an unknown line does not end a group',
      'User-agent: MarqueeBot\nSitemap: https://a.example/s.xml\nDisallow: /a',
      '/a',
      false,
    ],
    ['empty lines and comments', '# hello\n\nUser-agent: *  # all\n\n\nDisallow: /a # not this\n', '/a', false],
    ['rules before any agent', 'Disallow: /', '/a', true],
    ['BOM', '\uFEFFUser-agent: *\nDisallow: /a', '/a', false],
    ['CR line ends', 'User-agent: *\rDisallow: /a\r', '/a', false],
    ['CRLF line ends', 'User-agent: *\r\nDisallow: /a\r\n', '/a', false],
    ['a page of HTML instead', '<!doctype html><html><body>Not: found</body></html>', '/a', true],
    [
      'Crawl-delay closes the list of agents',
      'User-agent: *\nCrawl-delay: 5\n\nUser-agent: Bad\nDisallow: /',
      '/a',
      true,
    ],
  ])('%s', (_why, text, path, expected) => {
    expect(allowed(text, path)).toBe(expected);
  });
});

describe('which rule decides (RFC 9309 §2.2.2, §2.2.3)', () => {
  it.each([
    ['/', '/anything', false],
    ['', '/anything', true],
    ['/fish', '/fish.html', false],
    ['/fish', '/Fish', true],
    ['/fish/', '/fish', true],
    ['/*.php', '/index.php?x=1', false],
    ['/*.php$', '/index.php', false],
    ['/*.php$', '/index.php?x=1', true],
    ['/fish*.php', '/fishheads/catfish.php?id=12', false],
    ['/a*b*c$', '/aXbXbXc', false],
    ['/a*b*c$', '/aXbXcX', true],
    ['/a*bc$', '/abc', false],
    ['/ab*b$', '/ab', true],
    ['/$', '/', false],
    ['/$', '/a', true],
    ['/a$b', '/a$b', false],
    ['*/print', '/events/print', false],
    ['private', '/private', false],
    ['/search?q=', '/search?q=jazz', false],
    ['/foo/bar?baz=http://foo.bar', '/foo/bar?baz=http://foo.bar', false],
    ['/caf%C3%A9', '/caf%c3%a9', false],
    ['/café', '/caf%C3%A9', false],
    ['/%7Ejoe', '/~joe', false],
    ['/~joe', '/%7ejoe', false],
    ['/a%2Fb', '/a/b', true],
    ['/file-%2A.html', '/file-*.html', false],
    ['/file-%24', '/file-$', false],
    ['/a b', '/a%20b', false],
  ])('Disallow: %s on %s', (pattern, path, expected) => {
    expect(allowed(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(expected);
  });

  it.each([
    ['the longest pattern wins', 'Disallow: /events\nAllow: /events/public', '/events/public/1', true],
    ['whatever the order', 'Allow: /events/public\nDisallow: /events', '/events/public/1', true],
    ['also for Disallow', 'Allow: /p\nDisallow: /page', '/page', false],
    ['Allow wins a tie', 'Disallow: /folder\nAllow: /folder', '/folder', true],
    ['wildcards count as characters', 'Allow: /page\nDisallow: /*.htm', '/page.htm', false],
    ['robots.txt itself is always readable', 'Disallow: /', '/robots.txt', true],
  ])('%s', (_why, rules, path, expected) => {
    expect(allowed(`User-agent: *\n${rules}`, path)).toBe(expected);
  });
});

describe('Crawl-delay', () => {
  it.each([
    ['User-agent: *\nCrawl-delay: 10', 10_000],
    ['User-agent: *\nCrawl-delay: 0.5\nDisallow: /a', 500],
    ['User-agent: *\nCrawl-delay: soon', null],
    ['User-agent: *\nCrawl-delay: -3', null],
    ['User-agent: *\nDisallow:', null],
    [
      'User-agent: *\nCrawl-delay: 10\n\nUser-agent: MarqueeBot\nCrawl-delay: 2\n\nUser-agent: marqueebot\nCrawl-delay: 3',
      3000,
    ],
  ])('%s', (text, expected) => {
    expect(crawlDelayMs(parseRobots(text), BOT)).toBe(expected);
  });
});

describe('stated terms [BEY-55]', () => {
  const none = { reserved: [], license: null };
  it.each([
    ['none', 'User-agent: *\nAllow: /', none],
    [
      'reserved uses',
      'User-agent: *\nContent-signal: search=yes, ai-train=NO,ai-input = no',
      { ...none, reserved: ['ai-input', 'ai-train'] },
    ],
    [
      'those of our own group',
      'User-agent: *\nContent-Signal: search=no\n\nUser-agent: MarqueeBot\nContent-Signal: ai-train=no',
      { ...none, reserved: ['ai-train'] },
    ],
    ['those for others only', 'User-agent: GPTBot\nContent-Signal: search=no', none],
    [
      'a license for all, wherever it stands',
      'License: https://a.example/rsl.xml\nUser-agent: *\nDisallow:',
      { ...none, license: 'https://a.example/rsl.xml' },
    ],
    ['an answer that is neither', 'User-agent: *\nContent-Signal: ai-train=maybe, use=reference', none],
  ])('%s', (_why, text, expected) => {
    expect(statedTerms(parseRobots(text), BOT)).toEqual(expected);
  });

  it('end the names of a group, like a rule', () => {
    const text = 'User-agent: a\nContent-Signal: ai-train=no\nUser-agent: *\nDisallow: /x';
    expect(statedTerms(parseRobots(text), BOT)).toEqual(none);
  });
});

describe('any text', () => {
  it('reads 500 KiB and no more', () => {
    const filler = `# ${'x'.repeat(98)}\n`.repeat(5100);
    expect(allowed(`User-agent: *\nDisallow: /early\n${filler}Disallow: /late`, '/late')).toBe(true);
    expect(allowed(`User-agent: *\nDisallow: /early\n${filler}Disallow: /late`, '/early')).toBe(false);
  });

  it('never throws, and one Disallow of everything forbids every path', () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('User-agent', 'Allow', 'Disallow', 'Crawl-delay', 'Sitemap'), fc.string())
        .map(([k, v]) => `${k}: ${v}`),
      fc.stringMatching(/^(Allow|Disallow): \/[a*$%]{0,12}$/),
    );
    const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, fc.string({ unit: 'binary' }), (robots, path) => {
        const rules = parseRobots(robots);
        isAllowed(rules, BOT, `/${path}`);
        crawlDelayMs(rules, BOT);
        if (path !== 'robots.txt') expect(allowed(`User-agent: *\nDisallow: /`, `/${path}`)).toBe(false);
      }),
    );
  });

  it('takes a hostile pattern in linear time', () => {
    const hostile = `User-agent: *\nDisallow: /${'*a'.repeat(200_000)}b$`;
    const spent = processorMs(() => expect(allowed(hostile, `/${'a'.repeat(4000)}`)).toBe(true));
    expect(spent).toBeLessThan(1000);
  });
});
