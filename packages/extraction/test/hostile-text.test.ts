import { describe, expect, it } from 'vitest';
import { calendarOf, codes, event, only, pageOf, read, vevent } from './reading.ts';
import { expectSound } from './sound.ts';

const START = { startDate: '2026-03-07T19:00' };
const UNSEEN = [
  '\u202e\u2066',
  '\u200b\u200d\ufeff',
  '\u3164',
  '\u2800',
  '\u00ad\u2060',
  '\u{e0041}\u{e0042}',
  '\u0007\u001b',
];
const MASKED = '\u202eJazz\u200b Ni\u00adght\u0007\u2066';
const feed = (title: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Hall</title><item><title>${title}</title><link>https://hall.example/1</link><description>March 7, 2026 at 7 PM</description></item></channel></rss>`;
const microdata = (title: string, more = '') =>
  `<div itemscope itemtype="https://schema.org/Event"><span itemprop="name">${title}</span><time itemprop="startDate" datetime="2026-03-07T19:00"></time>${more}</div>`;
const card = (title: string) =>
  `<h1>Events</h1>${[title, 'Poetry Slam', 'Open Mic'].map((one, i) => `<div class="card"><h3><a href="/e${i}">${one}</a></h3><p>Sat, Mar ${7 + i * 7}, 2026, 7 PM</p></div>`).join('')}`;

/** A document of each kind with one title. */
const KINDS: ReadonlyArray<[kind: string, make: (title: string) => string, type?: string]> = [
  ['JSON-LD', (name) => pageOf(event({ ...START, name }))],
  ['microdata', (title) => microdata(title)],
  [
    'RDFa',
    (title) =>
      `<div vocab="https://schema.org/" typeof="Event"><b property="name">${title}</b><time property="startDate" datetime="2026-03-07T19:00"></time></div>`,
  ],
  [
    'microformats',
    (title) =>
      `<div class="h-event"><b class="p-name">${title}</b><time class="dt-start" datetime="2026-03-07T19:00"></time></div>`,
  ],
  [
    'a calendar',
    (title) => calendarOf(...vevent('UID:1', `SUMMARY:${title}`, 'DTSTART:20260307T190000')),
    'text/calendar',
  ],
  ['JSON', (title) => JSON.stringify({ events: [{ title, start_date: '2026-03-07 19:00:00' }] }), 'application/json'],
  ['a feed', feed, 'application/rss+xml'],
  ['a list', card],
];

describe('invisible characters', () => {
  it.each(KINDS)('are not in the title of an event from %s', (kind, make, type) => {
    const found = read(make(kind === 'a feed' ? MASKED.replace('\u0007', '') : MASKED), undefined, type);
    expectSound(found);
    expect(found.drafts[0]?.title.value).toBe('Jazz Night');
    expect(found.drafts[0]?.title.evidence[0]?.snippet).toContain('\u202e');
  });

  it.each(KINDS.slice(0, 5).flatMap(([kind, make, type]) => UNSEEN.map((title) => [kind, title, make, type] as const)))(
    'alone in %s are no title: %j',
    (_, title, make, type) => {
      const found = read(make(title), undefined, type);
      expectSound(found);
      expect(found.drafts).toEqual([]);
      expect(codes(found)).toContain('untitled-event');
    },
  );

  it('alone in a record of JSON in no known form make no event of it, and the others stay', () => {
    const events = ['\u200b', 'Jazz Night', 'Open Mic', 'Poetry Slam', 'Swing Dance', 'Trivia Night'].map(
      (title, day) => ({
        title,
        start: `2026-03-${10 + day}T19:00`,
      }),
    );
    const found = read(JSON.stringify({ events }), undefined, 'application/json');
    expectSound(found);
    expect(found.drafts.map(({ title }) => title.value)).toEqual([
      'Jazz Night',
      'Open Mic',
      'Poetry Slam',
      'Swing Dance',
      'Trivia Night',
    ]);
  });

  it('go wherever they stand, also as entities, and take a field that is nothing else with them', () => {
    const draft = only(
      read(
        pageOf(
          event({
            ...START,
            name: 'Jazz &#x202E;Night&#8203;',
            description: 'One\u2066 line\u0000.<br>Another\u200b.',
            organizer: { name: '\u3164' },
            location: {
              '@type': 'Place',
              name: 'The \u202eHall',
              address: { streetAddress: '1 Main\u00ad St', addressLocality: '\u200b', addressRegion: 'SC' },
            },
          }),
        ),
      ),
    );
    expect(draft.title.value).toBe('Jazz Night');
    expect(draft.description?.value).toBe('One line.\nAnother.');
    expect(draft.venue?.value).toBe('The Hall');
    expect(draft.address?.value).toBe('1 Main St');
    expect([draft.organizer, draft.city]).toEqual([undefined, undefined]);
  });

  it('stay where a language needs them', () => {
    for (const name of ['می‌خواهم برقصم', 'ליל ג׳אז', 'حفلة موسيقية', '👩‍👩‍👧‍👦 Family Day 🏳️‍🌈', 'क्‍ष संगीत'])
      expect(only(read(pageOf(event({ ...START, name })))).title.value).toBe(name);
  });
});

/** What is no price, as text and as numbers. */
const NO_PRICES = [
  'NaN',
  'Infinity',
  '-Infinity',
  '-5',
  '-$5',
  '$-5',
  '1e309',
  '1e9',
  '1e3',
  '$1e309',
  '0x10',
  '1e-5',
  '99999999',
  '$999,999',
  '0000005',
  'undefined',
  'null',
  '[object Object]',
  '<script>alert(1)</script>',
  '\u202e52$',
  '٥٠',
  '$$$',
  '--',
  '5-',
  '9'.repeat(400),
  -5,
  -0.01,
  1e21,
  1e9,
  Number.MAX_VALUE,
]; // prettier-ignore
const CURRENCIES = ['USD', undefined, 'XYZ', 'usd; DROP TABLE', '<b>', '\u202eUSD', 'NaN', '💰', ''];
const LABEL = /^\$?\d/;

describe('what is no price', () => {
  const offers = NO_PRICES.flatMap((price) => CURRENCIES.map((priceCurrency) => ({ price, priceCurrency })));
  it('in JSON-LD offers gives none', () => {
    for (const offer of [
      ...offers,
      ...NO_PRICES.map((lowPrice) => ({ '@type': 'AggregateOffer', lowPrice, highPrice: lowPrice })),
    ]) {
      const found = read(pageOf(event({ ...START, offers: offer })));
      expectSound(found);
      const price = only(found).price?.value;
      expect(price, JSON.stringify(offer)).toSatisfy(
        (value) => value === undefined || JSON.stringify(offer).includes('5-') || isHarmless(value as object),
      );
    }
  });

  it('as a bare number of JSON, beyond what JSON can hold', () => {
    const script = JSON.stringify(event({ ...START, offers: { price: 0, priceCurrency: 'USD' } }));
    for (const number of ['1e309', '-1e309', '1e-400', '-0.5', '123456789012345678901234567890'])
      expectSound(read(pageOf(script.replace('"price":0', `"price":${number}`))));
    expect(only(read(pageOf(script.replace('"price":0', '"price":1e309')))).price).toBeUndefined();
  });

  it('in microdata, a calendar, a feed, JSON records and a list gives none', () => {
    for (const price of NO_PRICES.map(String)) {
      const safe = price.replaceAll('<', '&lt;');
      for (const found of [
        read(
          microdata(
            'Jazz',
            `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">${safe}</span><meta itemprop="priceCurrency" content="USD"></div>`,
          ),
        ),
        read(
          calendarOf(
            ...vevent(
              'UID:1',
              'SUMMARY:Jazz',
              'DTSTART:20260307T190000',
              `X-COST:${price}`,
              `DESCRIPTION:Cost: ${price} USD`,
            ),
          ),
          undefined,
          'text/calendar',
        ),
        read(feed(`Jazz Night`).replace('7 PM', `7 PM. Cost: ${safe} USD`), undefined, 'application/rss+xml'),
        read(
          JSON.stringify({ events: [{ title: 'Jazz', start_date: '2026-03-07 19:00:00', price, cost: price }] }),
          undefined,
          'application/json',
        ),
        read(card('Jazz').replaceAll('7 PM', `7 PM, tickets: ${safe} USD`)),
      ]) {
        expectSound(found);
        for (const draft of found.drafts)
          if (draft.price)
            expect(isHarmless(draft.price.value), `${price} ${JSON.stringify(draft.price.value)}`).toBe(true);
      }
    }
  });

  it('does not take the prices beside it along', () => {
    const price = {
      offers: [{ price: 'NaN', priceCurrency: 'USD' }, { price: 12, priceCurrency: 'USD' }, { price: -3 }],
    };
    expect(only(read(pageOf(event({ ...START, ...price })))).price?.value).toEqual({ minCents: 1200, maxCents: 1200 });
  });
});

/** Whole cents within reason, and no text but such as says a price. */
function isHarmless(price: { minCents?: number; maxCents?: number; text?: string }): boolean {
  const figures = [price.minCents, price.maxCents].filter((value) => value !== undefined);
  if (figures.length === 0) return LABEL.test(price.text ?? '');
  return figures.every((cents) => Number.isInteger(cents) && cents >= 0 && cents <= 2_000_000);
}
