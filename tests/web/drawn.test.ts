import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawCities } from '../../apps/web/src/drawn/cities.ts';
import { drawEvent } from '../../apps/web/src/drawn/event.ts';
import { drawListing } from '../../apps/web/src/drawn/listing.ts';
import { html } from '../../apps/web/src/drawn/markup.ts';
import { drawVenue } from '../../apps/web/src/drawn/venue.ts';
import { NO_FACT_FILTERS } from '../../apps/web/src/features/events/fact-filters.ts';
import { scopedName } from '../../scripts/deploy/class-names.ts';
import { at } from '../../scripts/deploy/layout.ts';

const PLACE = { city: 'Columbia', state: 'SC' };
const EVENT = {
  ...PLACE,
  id: '1',
  slug: 'quiz',
  title: 'Quiz',
  description: 'Questions.',
  venue: 'Granby Hall',
  venueSlug: 'the-hall-columbia-sc',
  address: '1 Main Street',
  latitude: null,
  longitude: null,
  startDate: '2026-12-05T19:30',
  endDate: null,
  timezone: 'America/New_York',
  isAllDay: false,
  price: 'Free',
  priceMin: 0,
  priceMax: null,
  categories: ['Music' as const, 'Food' as const, 'Arts' as const, 'Social' as const],
  imageUrl: null,
  imageColor: null,
  generatedImageUrl: null,
  generatedImageBy: null,
  source: 'Granby',
  sourceUrl: 'https://granby.example.org/',
  url: null,
  ticketUrl: null,
  detailPageUrl: null,
  isFeatured: true,
  status: 'cancelled' as const,
  soldOut: false,
  isOnline: false,
  ages: null,
  familyFriendly: false,
  wheelchair: null,
  signLanguage: null,
  captions: null,
  sensoryFriendly: null,
  repeats: null,
  company: null,
  occurs: 'once' as const,
  fees: null,
  entry: null,
  memberPrice: null,
  onSale: null,
  movedFrom: null,
  validationError: null,
  attendeeCount: 0,
  upcomingCount: 2,
};
const DATE = { startDate: '2026-12-05T19:30', endDate: null, status: 'cancelled' as const, soldOut: false };
const VENUE = {
  ...PLACE,
  slug: 'granby-hall-columbia-sc',
  name: 'Granby Hall',
  list: { ...PLACE, venue: 'Granby Hall' },
  timezone: 'America/New_York',
  address: '1 Main Street',
  latitude: 34,
  longitude: -81,
  website: 'https://granby.example/',
  phone: '(803) 555-0100',
  description: 'Since 1920.',
  accessibility: 'Step-free.',
  isManaged: true,
  upcomingEvents: 2,
};

const DETAIL = {
  ...EVENT,
  organizer: null,
  accessNote: null,
  parkingNote: null,
  enhancementLevel: null,
  enhancedDetails: null,
  enhancementTimestamp: null,
  occurrences: [DATE, { ...DATE, startDate: '2026-12-12T19:30' }],
  sources: [],
  disagreements: [],
};
const NOW = new Date('2026-12-01T12:00:00Z');

function everyPage(): string {
  const filters = {
    q: '',
    category: 'Music',
    venue: '',
    sort: 'date-asc' as const,
    when: '' as const,
    from: '',
    to: '',
    ...NO_FACT_FILTERS,
    featured: false,
    within: 25 as const,
    area: '',
    map: false,
    exact: false,
  };
  const events = [EVENT, { ...EVENT, imageUrl: '/media/1' }];
  const page = {
    events,
    nextCursor: null,
    boosted: [],
    nearby: [],
    city: { ...PLACE, status: 'live' as const, center: null },
    found: null,
  };
  const city = { name: 'Columbia', state: 'SC', stateFullName: 'South Carolina', eventCount: 1 };
  const state = { state: 'SC', stateFullName: 'South Carolina', cityCount: 1, totalEvents: 1 };
  const since = { createdAt: NOW.toISOString(), syncedAt: NOW.toISOString() };
  return [
    drawEvent(DETAIL, NOW)?.text,
    drawVenue(VENUE, page, NOW).text,
    drawVenue({ ...VENUE, address: null, phone: null, website: null, upcomingEvents: 0 }, { ...page, events: [] }, NOW)
      .text,
    drawListing({ place: PLACE, filters, page, counts: { Music: 3 }, now: NOW, hasMail: true }).text,
    drawCities({
      overview: { totalCities: 1, totalStates: 1, totalEvents: 1, recentCities: 0 },
      states: [{ ...state, cities: [{ ...city, ...since }] }],
    }).text,
  ].join('');
}

describe('the site as plain HTML', () => {
  it('names only classes that the style sheets have', () => {
    const known = new Set(
      globSync('apps/web/src/**/*.module.css', { cwd: at('.') }).flatMap((file) =>
        [...readFileSync(at(file), 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) =>
          scopedName(name, file),
        ),
      ),
    );
    const used = [...everyPage().matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(used.length).toBeGreaterThan(100);
    const own = new Set(['drawn', 'drawn-head', 'drawn-list']);
    expect([...new Set(used)].filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
  });

  it('draws the color of a picture behind it, as an attribute that the policy allows', () => {
    const drawn = (change: object) => drawEvent({ ...DETAIL, ...change }, NOW)?.text ?? '';
    const [ground] =
      /<svg[^>]* color="#204060"[^>]*>/.exec(drawn({ imageUrl: '/media/1', imageColor: '#204060' })) ?? [];
    expect(ground).not.toContain('style');
    expect(drawn({ imageUrl: null, imageColor: '#204060' })).not.toContain('#204060');
    expect(drawn({ imageUrl: '/media/1', imageColor: '"><script>' })).not.toContain('<script>');
  });

  it('has one style sheet of each name, since class names begin with it', () => {
    const names = globSync('apps/web/src/**/*.module.css', { cwd: at('.') }).map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('leaves no value of a template unescaped, and nothing for what is absent', () => {
    const hostile = `</h1><script>"'&`;
    expect(
      html`<h1 title="${hostile}">${hostile}${null}${undefined}${false}${[html`<b>${0}</b>`, ' ']}</h1>`.text,
    ).toBe(
      '<h1 title="&lt;/h1&gt;&lt;script&gt;&quot;&#39;&amp;">&lt;/h1&gt;&lt;script&gt;&quot;&#39;&amp;<b>0</b> </h1>',
    );
  });

  it('draws no event that the apology page replaces', () => {
    const gone = { ...DETAIL, status: 'inactive' as const, validationError: 'URL validation failed: 404' };
    expect(drawEvent(gone, NOW)).toBeNull();
  });
});

describe('the ticket of an event [BEY-52]', () => {
  const drawn = (changes: object) => drawEvent({ ...DETAIL, status: 'active', ...changes }, NOW)?.text;

  it('has no link to tickets where a reader sent the event in without a page [DETAIL-02]', () => {
    const sourceUrl = 'https://marquee.example/submit?from=columbia-sc';
    const text = drawn({ sourceUrl, url: null, detailPageUrl: null, ticketUrl: null, onSale: null });
    expect(text).not.toContain('Get Tickets');
    expect(text).not.toContain('/submit?from=');
    expect(text).toContain('Sent in by a reader');
  });

  it('offers tickets once they are on sale, and before that the page that will have them', () => {
    expect(drawn({ onSale: null })).toContain('Get Tickets');
    expect(drawn({ onSale: '2026-12-01T06:00' })).toContain('Get Tickets');
    const before = drawn({ onSale: '2026-12-04T10:00' });
    expect(before).toContain('See event page');
    expect(before).not.toContain('Get Tickets');
    expect(before).not.toContain('button_lit');
  });
});
