import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { event, pageOf, read } from './reading.ts';

const follow = (html: string) => read(html).followUps.map(({ reason, url }) => `${reason} ${url}`);

describe('links worth reading', () => {
  it.each([
    [
      'a calendar that the page names',
      '<link rel="alternate" type="text/calendar" href="/?ical=1">',
      ['feed https://hall.example/?ical=1'],
    ],
    ['a calendar file', '<a href="/cal/all.ics">Subscribe</a>', ['feed https://hall.example/cal/all.ics']],
    ['a subscription', '<a href="webcal://hall.example/cal">Subscribe</a>', ['feed https://hall.example/cal']],
    ['an export', '<a href="/events/list/?ical=1">Export</a>', ['feed https://hall.example/events/list/?ical=1']],
    [
      'The Events Calendar’s API',
      '<link rel="alternate" href="https://hall.example/wp-json/tribe/events/v1/">',
      ['feed https://hall.example/wp-json/tribe/events/v1/events'],
    ],
    [
      'the API of a WordPress with The Events Calendar',
      '<link rel="https://api.w.org/" href="https://hall.example/wp-json/"><body class="tribe-events-page">',
      ['feed https://hall.example/wp-json/tribe/events/v1/events'],
    ],
    [
      'its own word for it',
      '<meta name="tec-api-origin" content="https://hall.example">',
      ['feed https://hall.example/wp-json/tribe/events/v1/events'],
    ],
    [
      'the next page',
      '<link rel="next" href="?page=2"><a rel="nofollow next" href="?page=2">More</a>',
      ['next-page https://hall.example/events/?page=2'],
    ],
  ])('%s', (_, html, expected) => {
    expect(follow(`<html>${html}`)).toEqual(expected);
  });

  it.each([
    ['a WordPress without events', '<link rel="https://api.w.org/" href="https://hall.example/wp-json/">'],
    ['other schemes', '<link rel="next" href="javascript:alert(1)"><a href="data:x.ics">x</a>'],
    ['the page itself', '<link rel="next" href="https://hall.example/events/#more">'],
    ['plain links', '<a href="/about">About</a>'],
  ])('not %s', (_, html) => {
    expect(follow(`<html>${html}`)).toEqual([]);
  });

  it('not the button that adds one event to a calendar', () => {
    const page = pageOf(
      event({ url: '/event/jazz/', startDate: '2026-04-04' }),
      '<a href="/event/jazz/?ical=1">Add</a><a href="/events/?ical=1">All</a>',
    );
    expect(follow(page)).toEqual(['feed https://hall.example/events/?ical=1']);
  });

  it('never more of a kind than its limit', () => {
    const links = Array.from({ length: 200 }, (_, index) => `<a href="/${index}.ics">x</a>`).join('');
    expect(follow(`<html>${links}`)).toHaveLength(LIMITS.followUpsPerReason);
  });

  it('the first events’ own pages, if a list leaves its events in doubt', () => {
    const list = (rows: readonly string[]) =>
      follow(`<html><body><h2>Calendar</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`);
    const rows = ['walkthrough', 'meet', 'dance', 'ball'].map(
      (slug, index) => `April ${index + 6}, 2026 <a href="/e/${slug}">view ${slug}, agenda and</a>`,
    );
    const own = ['walkthrough', 'meet', 'dance'].map((slug) => `detail https://hall.example/e/${slug}`);
    expect(list(rows)).toEqual(own);
    expect(list(rows.map((row) => row.replace('href="/', 'href="https://tickets.example/')))).toEqual([]);
  });
});
