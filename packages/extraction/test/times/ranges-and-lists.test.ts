import { describe, expect, it } from 'vitest';
import { only, pageOf, read, times } from '../reading.ts';
import { ASHEVILLE, cardOf, toldOf } from './cards.ts';

describe('a range over New Year with its year at the end [BEY-02]', () => {
  it.each([
    'Dec 29 – Jan 4, 2027',
    '29 December to 4 January 2027',
    'December 29th until January 4th, 2027',
    'Tuesday, December 29 – Monday, January 4, 2027',
    'Dec. 29-Jan. 4, 2027',
    '12/29 – 1/4/2027',
    'Dec 29 â€“ Jan 4, 2027',
  ])('begins in the year before: %s', (when) => {
    expect(toldOf(cardOf(when))).toEqual(['2026-12-29–2027-01-04']);
  });

  it('keeps one year where it does not pass New Year', () => {
    expect(toldOf(cardOf('Jan 8 – Feb 14, 2027'))).toEqual(['2027-01-08–2027-02-14']);
  });

  it('has its end in JSON, a feed and linked data too', () => {
    const json = JSON.stringify({
      events: [{ title: 'Ice Maze', date: 'Dec 30 - Jan 3, 2027', venue: 'Maple House' }],
    });
    expect(times(read(json, ASHEVILLE, 'application/json'))).toEqual(['2026-12-30 – 2027-01-03']);
    const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Hall</title><item><title>Ice Maze</title><link>https://hall.example/1</link><description>When: Dec 30 - Jan 3, 2027&lt;br&gt;Where: Maple House</description></item></channel></rss>`;
    expect(times(read(feed, ASHEVILLE, 'application/rss+xml'))).toEqual(['2026-12-30 – 2027-01-03']);
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Ice Maze',
      startDate: 'Dec 30 - Jan 3, 2027',
    };
    expect(times(read(pageOf(data, '<h1>Ice Maze</h1>'), ASHEVILLE))).toEqual(['2026-12-30 – 2027-01-03']);
  });
});

describe('several days before their month', () => {
  it.each([
    ['17 – 19 December 2026', ['2026-12-17–2026-12-19']],
    ['from the 17th to the 19th of December', ['2026-12-17–2026-12-19']],
    ['Thu 17 – Sat 19 December 2026', ['2026-12-17–2026-12-19']],
    ['between the 17th and the 19th of December', ['2026-12-17–2026-12-19']],
    ['17 & 18 December 2026, 7 pm', ['2026-12-17T19:00', '2026-12-18T19:00']],
    ['17, 18 and 19 December 2026, 7 pm', ['2026-12-17T19:00', '2026-12-18T19:00', '2026-12-19T19:00']],
  ])('%s', (when, right) => {
    expect(toldOf(cardOf(when))).toEqual(right);
  });

  it('leaves a room and a day apart', () => {
    expect(toldOf(cardOf('Rooms 5 and 6, December 17, 2026, 7 pm'))).toEqual(['2026-12-17T19:00']);
  });
});

describe('two hours with one am or pm', () => {
  it.each([
    ['7 & 9 pm', ['2026-12-17T19:00', '2026-12-17T21:00']],
    ['7 and 9 pm', ['2026-12-17T19:00', '2026-12-17T21:00']],
    ['7 pm and 9:15 pm', ['2026-12-17T19:00', '2026-12-17T21:15']],
    ['7 – 9 pm', ['2026-12-17T19:00–2026-12-17T21:00']],
    ['between 7 and 9 pm', ['2026-12-17T19:00–2026-12-17T21:00']],
    ['from 7 to 9 pm', ['2026-12-17T19:00–2026-12-17T21:00']],
  ])('are two showings or one with its end: %s', (hours, right) => {
    expect(toldOf(cardOf(`December 17, 2026, ${hours}`))).toEqual(right);
  });
});

describe('hours between two others', () => {
  it.each([
    ['between 6 and 8:30 pm', '2026-12-17T18:00–2026-12-17T20:30'],
    ['between noon and 4 p.m.', '2026-12-17T12:00–2026-12-17T16:00'],
    ['between 11 and 1 pm', '2026-12-17T11:00–2026-12-17T13:00'],
    ['between the hours of 9 am & 2 pm', '2026-12-17T09:00–2026-12-17T14:00'],
  ])('are one showing with its end: %s', (hours, right) => {
    expect(toldOf(cardOf(`December 17, 2026, ${hours}`))).toEqual([right]);
  });

  it('are two showings without the word', () => {
    expect(toldOf(cardOf('December 17, 2026, 6 & 8:30 pm'))).toEqual(['2026-12-17T18:00', '2026-12-17T20:30']);
  });
});

describe('an address in brackets behind a name', () => {
  it.each([
    ['Copper Works (88 Lexington Ave, Asheville, NC 28801)', 'Copper Works', '88 Lexington Ave, Asheville, NC 28801'],
    ['Copper Works [88 Lexington Avenue]', 'Copper Works', '88 Lexington Avenue'],
    ['Copper Works (Asheville, NC)', 'Copper Works', 'Asheville, NC'],
    ['Copper Works (upper floor)', 'Copper Works (upper floor)', undefined],
  ])('%s', (place, venue, address) => {
    const [draft] = cardOf('December 17, 2026, 7 pm', { place });
    expect([draft?.venue?.value, draft?.address?.value]).toEqual([venue, address]);
  });

  it('is split in data too', () => {
    const json = JSON.stringify({
      events: [{ title: 'Ice Maze', date: '2026-12-17', venue: 'Copper Works (88 Lexington Ave)' }],
    });
    expect(only(read(json, ASHEVILLE, 'application/json')).venue?.value).toBe('Copper Works');
  });
});
