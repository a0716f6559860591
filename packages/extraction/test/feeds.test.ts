import { describe, expect, it } from 'vitest';
import { readDatedTitle } from '../src/formats/feeds/dated-title.ts';
import type { Draft } from '../src/index.ts';
import { COLUMBIA, codes, read } from './reading.ts';

const rss = (items: string, head = '') =>
  read(
    `<?xml version="1.0"?><rss version="2.0" xmlns:ev="http://purl.org/rss/1.0/modules/event/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Calendar</title>${head}${items}</channel></rss>`,
    COLUMBIA,
    'application/rss+xml',
  );
const item = (...parts: string[]) => `<item>${parts.join('')}</item>`;
const told = ({ title, start, end, venue }: Draft) => [title.value, start.value, end?.value, venue?.value];

describe('feeds with fields for dates', () => {
  it.each([
    [
      'the RSS event module',
      '<title>Jazz</title><ev:startdate>2026-04-04T20:00:00</ev:startdate><ev:enddate>2026-04-04T22:00:00</ev:enddate><ev:location>Grange Hall</ev:location>',
    ],
    [
      'xCal',
      '<title>Jazz</title><xCal:dtstart>2026-04-04T20:00:00</xCal:dtstart><xCal:dtend>2026-04-04T22:00:00</xCal:dtend><xCal:location>Grange Hall</xCal:location>',
    ],
    [
      'LibCal',
      '<title>Jazz</title><libcal:date>2026-04-04</libcal:date><libcal:start>20:00:00</libcal:start><libcal:end>22:00:00</libcal:end><libcal:location>Grange Hall</libcal:location>',
    ],
    [
      'CivicPlus',
      '<title>Jazz</title><calendarEvent:EventDates>April 4, 2026</calendarEvent:EventDates><calendarEvent:EventTimes>08:00 PM - 10:00 PM</calendarEvent:EventTimes><calendarEvent:Location>Grange Hall</calendarEvent:Location>',
    ],
    [
      'Google Data',
      '<title>Jazz</title><gd:when startTime="2026-04-04T20:00:00-04:00" endTime="2026-04-04T22:00:00-04:00"/><gd:where valueString="Grange Hall"/>',
    ],
    [
      'its own names',
      '<title>Jazz</title><startDate>04/04/2026</startDate><startTime>8:00 PM</startTime><endTime>10:00 PM</endTime><venue>Grange Hall</venue>',
    ],
  ])('reads %s', (_, parts) => {
    const found = rss(
      item(parts, '<link>https://x.example/jazz</link><pubDate>Sun, 01 Feb 2026 10:00:00 GMT</pubDate>'),
    );
    expect(found.drafts.map(told)).toEqual([['Jazz', '2026-04-04T20:00', '2026-04-04T22:00', 'Grange Hall']]);
    expect([found.method, found.drafts[0]?.url?.value]).toEqual(['rss', 'https://x.example/jazz']);
  });

  it('reads Atom, its link and picture', () => {
    const found = read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Jazz &amp;amp; Wine</title><link rel="self" href="/x.atom"/><link rel="alternate" href="/jazz"/><id>tag:1</id><updated>2026-02-01T00:00:00Z</updated><ev:startdate>2026-04-04T20:00:00</ev:startdate><media:thumbnail url="https://img.example/a.jpg"/></entry></feed>`,
      COLUMBIA,
      'application/atom+xml',
    );
    const [draft] = found.drafts;
    expect([draft?.title.value, draft?.start.value, draft?.url?.value, draft?.imageUrl?.value]).toEqual([
      'Jazz & Wine',
      '2026-04-04T20:00',
      'https://hall.example/jazz',
      'https://img.example/a.jpg',
    ]);
  });

  it('reads a plain XML list of events', () => {
    const found = read(
      '<?xml version="1.0"?><events><event id="1"><title>Chess</title><date>4/4/2026</date><time>7:00 PM</time><location>Library</location></event><event id="2"><title>Go</title><date>4/5/2026</date><time>7:00 PM</time><location>Library</location></event></events>',
      COLUMBIA,
      'text/xml',
    );
    expect(found.drafts.map(told)).toEqual([
      ['Chess', '2026-04-04T19:00', undefined, 'Library'],
      ['Go', '2026-04-05T19:00', undefined, 'Library'],
    ]);
  });
});

describe('feeds with dates in words', () => {
  it('reads labelled text, as CivicPlus writes it', () => {
    const found = rss(
      item(
        '<title>Council</title>',
        '<description><![CDATA[<strong>Event date:</strong> April 7, 2026 <br><strong>Event Time: </strong>06:00 PM - 08:00 PM<br><strong>Location:</strong> <br>City Hall, 1737 Main St, Columbia, SC 29201<br><strong>Description:</strong><br>Regular meeting]]></description>',
      ),
    );
    expect(found.drafts.map(told)).toEqual([['Council', '2026-04-07T18:00', '2026-04-07T20:00', 'City Hall']]);
    expect(found.drafts[0]?.start.evidence[0]).toMatchObject({
      locator: expect.stringMatching(/^item\[1\]\/description text@\d+$/),
      snippet: 'April 7, 2026',
    });
  });

  it('takes dates of publication for the events when they lie ahead', () => {
    const future = (day: number) =>
      item(
        `<title>Show ${day}</title>`,
        `<pubDate>Sat, 0${day} Apr 2026 20:00:00 -0400</pubDate>`,
        `<link>/s${day}</link>`,
      );
    expect(rss(future(4) + future(5) + future(6)).drafts.map(({ start }) => start.value)).toEqual([
      '2026-04-04T20:00',
      '2026-04-05T20:00',
      '2026-04-06T20:00',
    ]);
  });

  it.each([
    [
      'news',
      item(
        '<title>Mayor speaks</title><pubDate>Sun, 01 Feb 2026 10:00:00 GMT</pubDate><description>On January 30, 2026 the mayor said that on March 4 …</description>',
      ),
    ],
    [
      'news with dates in few titles',
      item('<title>Minutes of January 6, 2026</title>') +
        item('<title>Road works</title>') +
        item('<title>New bridge</title>') +
        item('<title>Snow</title>'),
    ],
    ['an empty feed', ''],
  ])('takes %s for no events', (_, items) => {
    expect(codes(rss(items))).toContain('no-events');
  });
});

describe('titles with dates', () => {
  it.each([
    ['Jazz Night — Sat Apr 4, 8:00 PM — Grange Hall', 'Jazz Night', '2026-04-04', '20:00', 'Grange Hall'],
    ['Fri, Apr 3 7pm: Open Mic', 'Open Mic', '2026-04-03', '19:00', undefined],
    ['Open Mic (4/3/2026)', 'Open Mic', '2026-04-03', undefined, undefined],
    ['Apr 3, 2026: Open Mic at Grange Hall', 'Open Mic at Grange Hall', '2026-04-03', undefined, undefined],
    ['4th of July Picnic | Saturday, July 4 @ 11am', '4th of July Picnic', '2026-07-04', '11:00', undefined],
    ['Council Meeting on April 7, 2026 at 6:00 PM', 'Council Meeting', '2026-04-07', '18:00', undefined],
    ['04/07/2026 - Council Meeting', 'Council Meeting', '2026-04-07', undefined, undefined],
    ['7:30 pm Sat Apr 4 - Jazz', 'Jazz', '2026-04-04', '19:30', undefined],
  ])('%s', (text, title, date, from, place) => {
    expect(readDatedTitle(text, COLUMBIA.today)).toEqual({
      title,
      date,
      ...(from ? { from } : {}),
      ...(place ? { place } : {}),
    });
  });

  it('is null without a date, and where nothing else stands there', () => {
    expect([readDatedTitle('Open Mic', COLUMBIA.today), readDatedTitle('April 4, 2026', COLUMBIA.today)]).toEqual([
      null,
      null,
    ]);
  });
});
