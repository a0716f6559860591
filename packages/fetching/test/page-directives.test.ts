import { describe, expect, it } from 'vitest';
import { pageDirectives } from '../src/page-directives.ts';

const of = (header: string | null, html = '<title>Calendar</title>', contentType = 'text/html; charset=utf-8') => {
  const said = pageDirectives({ header, contentType, bytes: new TextEncoder().encode(html) }, 'MarqueeBot');
  return [said.noindex ? 'noindex' : '', said.nofollow ? 'nofollow' : ''].filter(Boolean).join(' ');
};
const meta = (content: string, name = 'robots') => `<head><meta name="${name}" content="${content}"></head><body>`;

describe('what a page asks of its readers', () => {
  it.each([
    [null, ''],
    ['all', ''],
    ['noindex', 'noindex'],
    ['NoIndex, NoFollow', 'noindex nofollow'],
    ['none', 'noindex nofollow'],
    ['nofollow', 'nofollow'],
    ['googlebot: noindex', ''],
    ['googlebot: noindex, nofollow', ''],
    ['MarqueeBot: noindex', 'noindex'],
    ['marqueebot: nofollow, otherbot: noindex', 'nofollow'],
    ['unavailable_after: 25 Jun 2030 15:00:00 PST, noindex', 'noindex'],
    ['max-snippet:50, nofollow', 'nofollow'],
  ])('in the header %s: %s', (header, expected) => {
    expect(of(header)).toBe(expected);
  });

  it.each([
    [meta('noindex'), 'noindex'],
    [meta('NOINDEX,NOFOLLOW'), 'noindex nofollow'],
    [meta('index, follow'), ''],
    [meta('none', 'MarqueeBot'), 'noindex nofollow'],
    [meta('noindex', 'googlebot'), ''],
    [meta('noindex', 'description'), ''],
    ["<META CONTENT='noindex' NAME='Robots' />", 'noindex'],
    ['<meta name=robots content=nofollow>', 'nofollow'],
    [`<!-- ${meta('noindex')} -->`, ''],
    [`<head></head><body>${meta('noindex')}`, ''],
    [`<script>x</script>${'<!--'.repeat(10_000)}${meta('noindex')}`, ''],
  ])('in the page %s', (html, expected) => {
    expect(of(null, html)).toBe(expected);
  });

  it('is not asked of feeds and APIs, which software marks so by default', () => {
    expect(of('noindex', '{"events":[]}', 'application/json')).toBe('');
    expect(of('noindex', 'BEGIN:VCALENDAR', 'text/calendar')).toBe('');
    expect(of('noindex', '<rss></rss>', 'application/rss+xml')).toBe('');
  });
});
