import { describe, expect, it } from 'vitest';
import { extract } from '../src/index.ts';
import { COLUMBIA, read } from './reading.ts';

const links = (html: string) =>
  read(`<!doctype html><html><body>${html}</body></html>`).followUps.map(({ url }) => url);

describe('calendars that a page embeds', () => {
  it.each([
    [
      'Google Calendar',
      '<iframe src="https://calendar.google.com/calendar/embed?height=600&src=abc%40group.calendar.google.com&ctz=America/New_York"></iframe>',
      ['https://calendar.google.com/calendar/ical/abc%40group.calendar.google.com/public/basic.ics'],
    ],
    [
      'two of them',
      '<iframe src="//calendar.google.com/calendar/u/0/embed?src=a@x.org&src=b@x.org"></iframe>',
      [
        'https://calendar.google.com/calendar/ical/a%40x.org/public/basic.ics',
        'https://calendar.google.com/calendar/ical/b%40x.org/public/basic.ics',
      ],
    ],
    [
      'one that is shared',
      `<a href="https://calendar.google.com/calendar/u/0?cid=${btoa('hall@group.calendar.google.com')}">Add</a><a href="https://calendar.google.com/calendar/render?cid=${btoa('hall@group.calendar.google.com')}">Add</a>`,
      ['https://calendar.google.com/calendar/ical/hall%40group.calendar.google.com/public/basic.ics'],
    ],
    [
      'Trumba',
      '<script src="//www.trumba.com/scripts/spuds.js"></script><script>$Trumba.addSpud({ webName: "city-events", spudType : "main" });</script>',
      ['https://www.trumba.com/calendars/city-events.json'],
    ],
    [
      'LibCal',
      '<iframe src="https://millwood.libcal.com/calendar/events?cid=1234&t=m"></iframe>',
      ['https://millwood.libcal.com/ical_subscribe.php?src=p&cid=1234'],
    ],
    [
      'Localist',
      '<script src="https://calendar.college.example/widget/view?schools=college&days=31&num=5"></script>',
      ['https://calendar.college.example/api/2/events?days=90&pp=100'],
    ],
    [
      'Tockify',
      '<div data-tockify-component="calendar" data-tockify-calendar="hall.events"></div>',
      ['https://tockify.com/api/feeds/ics/hall.events'],
    ],
    [
      'Elfsight',
      '<div class="elfsight-app-e1dc4a9d-c151-4186-b122-c66305fcb381"></div>',
      [
        'https://core.service.elfsight.com/p/boot/?page=https%3A%2F%2Fhall.example%2Fevents%2F&w=e1dc4a9d-c151-4186-b122-c66305fcb381',
      ],
    ],
    [
      'CivicPlus',
      '<a href="/RSSFeed.aspx?ModID=58&CID=All-calendar.xml">RSS</a><a href="/RSSFeed.aspx?ModID=1&CID=All-newsflash.xml">News</a>',
      ['https://hall.example/RSSFeed.aspx?ModID=58&CID=All-calendar.xml'],
    ],
    [
      'Squarespace',
      '<script>Static.SQUARESPACE_CONTEXT = {"collection":{"typeName":"events-stacked"}};</script>',
      ['https://hall.example/events/?format=json'],
    ],
    [
      'a feed of events',
      '<link rel="alternate" type="application/rss+xml" title="Hall » Events Feed" href="/events/feed/"><link rel="alternate" type="application/rss+xml" title="Hall » Feed" href="/feed/">',
      ['https://hall.example/events/feed/'],
    ],
    ['none', '<a href="https://www.google.com/maps">Map</a><p>Our calendar.google is full</p>', []],
  ])('%s', (_, html, expected) => {
    expect(links(html)).toEqual(expected);
  });

  it('a Google Calendar embed leads to its own calendar', () => {
    const url = 'https://calendar.google.com/calendar/embed?src=city.example_abc';
    const { followUps } = extract(
      { url, contentType: 'text/html', bytes: new TextEncoder().encode('<html><script>x</script></html>') },
      COLUMBIA,
    );
    expect(followUps).toEqual([
      { url: 'https://calendar.google.com/calendar/ical/city.example_abc/public/basic.ics', reason: 'feed' },
    ]);
  });
});
