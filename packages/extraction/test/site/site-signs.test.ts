import { say } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { READING_TASKS } from '../../src/index.ts';

const hints = { today: '2026-10-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
const signs = (body: string, url = 'https://house.example/', contentType = 'text/html; charset=utf-8') =>
  READING_TASKS.siteSigns({ document: { url, contentType, bytes: new TextEncoder().encode(body) }, hints });
const page = (body: string) =>
  signs(`<!doctype html><html lang="en"><head><title>House</title></head><body>${body}</body></html>`);

describe('a document says about its site', () => {
  it('which pages its links call a calendar, the likeliest first, none of another site', () => {
    const { eventLinks } = page(
      '<a href="/about">About</a><a href="/programs/2019/brochure.pdf">Programs</a><a href="/season">Season</a><a href="/events">Events</a><a href="/past-events">Past events</a><a href="https://other.example/events">Events</a><a href="/private-events">Host an event</a>',
    );
    expect(eventLinks).toEqual(['https://house.example/events', 'https://house.example/season']);
  });

  it('that nobody uses its domain', () => {
    expect(page('<h1>house.example</h1><p>This domain is for sale!</p>').parked).toEqual(
      say('document.says', { text: 'This domain is for sale' }),
    );
    expect(page('<p>Welcome to nginx!</p>').parked).not.toBeNull();
    expect(
      page(`<p>We moved because our old domain is for sale.</p>${'<p>Long text about our house. </p>'.repeat(100)}`)
        .parked,
    ).toBeNull();
  });

  it('in which language it is, by its words rather than its markup', () => {
    expect(
      page('<p>Wir freuen uns auf die Gäste und das Fest mit der Kapelle im Garten, nicht nur für Kinder.</p>')
        .language,
    ).toBe('de');
    expect(page('<p>Join us at the house for all the songs of the season with your friends.</p>').language).toBe('en');
    expect(page('<p>Odeon</p>').language).toBe('en');
  });

  it('which platform publishes it, by marks and never by name', () => {
    expect(page('<a href="/RSSFeed.aspx?ModID=58&CID=All-calendar.xml">Subscribe</a>')).toMatchObject({
      platform: 'CivicPlus',
    });
    expect(page('<script src="https://e.example/widget/view?schools=city&days=90"></script>')).toMatchObject({
      platform: 'Localist',
      feeds: ['https://e.example/api/2/events?days=90&pp=100'],
    });
    expect(page('<p>We love LibCal and Localist.</p>').platform).toBeNull();
  });

  it('which other sites it links to, each once', () => {
    const { outbound } = page(
      '<a href="https://a.example/x">A</a><a href="https://www.a.example/y">A again</a><a href="/own">own</a><a href="mailto:x@y.example">mail</a>',
    );
    expect(outbound).toEqual([{ url: 'https://a.example/x', text: 'A' }]);
  });

  it('how many events are still to come, and how many are in another state', () => {
    const event = (name: string, startDate: string, addressRegion: string) => ({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name,
      startDate,
      url: `https://house.example/${name}`,
      location: {
        '@type': 'Place',
        name: 'House',
        address: { '@type': 'PostalAddress', addressLocality: 'Town', addressRegion },
      },
    });
    const events = [
      event('Ball', '2026-10-09T20:00', 'SC'),
      event('Gala', '2026-11-09T20:00', 'OR'),
      event('Fair', '2026-03-09T20:00', 'SC'),
    ];
    const found = page(`<script type="application/ld+json">${JSON.stringify(events)}</script>`);
    expect(found).toMatchObject({ upcoming: 2, past: 1, elsewhere: 1, isStructured: true });
  });
});

it.each([
  ['nothing', '', ''],
  ['bytes', '\u0000\u0001\u0002'.repeat(500), 'application/octet-stream'],
  ['half a page', '<html><body><a href="', 'text/html'],
  ['sixty thousand open tags', '<div><b><i>'.repeat(60_000), 'text/html'],
  ['twenty thousand links', '<a href="/events?page=1">Events</a>'.repeat(20_000), 'text/html'],
])('a document of %s has signs too', (_, body, type) => {
  const found = signs(body, 'https://house.example/', type);
  expect(found.upcoming).toBe(0);
  expect(found.eventLinks.length).toBeLessThanOrEqual(5);
});
