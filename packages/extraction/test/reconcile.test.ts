import { describe, expect, it } from 'vitest';
import { COLUMBIA, codes, event, only, pageOf, read, SEATTLE, times } from './reading.ts';

const card = (title: string, when: string) => `<article><h3>${title}</h3><p>${when}</p></article>`;

describe('a stated time and what the page shows', () => {
  it.each([
    // what the JSON-LD states, what a visitor reads, what is true in Columbia SC
    ['the offset of the place', '2026-04-04T20:00:00-04:00', 'Apr 4, 8:00 pm', '2026-04-04T20:00'],
    ['local time marked +00:00', '2026-04-04T20:00:00+00:00', 'Apr 4, 8:00 pm', '2026-04-04T20:00'],
    ['local time marked Z', '2026-04-04T20:00:00Z', 'Sat, April 4 at 8pm', '2026-04-04T20:00'],
    ['true UTC', '2026-04-05T00:00:00Z', 'Saturday, April 4, 2026 8:00 PM', '2026-04-04T20:00'],
    ['true UTC marked +00:00', '2026-04-05T00:00:00+00:00', '4/4/2026 8 pm', '2026-04-04T20:00'],
    ['winter offset in summer', '2026-07-04T20:00:00-05:00', 'July 4 @ 8:00 pm', '2026-07-04T20:00'],
    ['winter offset in summer, meant', '2026-07-04T19:00:00-05:00', 'July 4 @ 8:00 pm', '2026-07-04T20:00'],
    ['Pacific offset, meant', '2026-04-04T17:00:00-07:00', 'Apr 4, 8 pm', '2026-04-04T20:00'],
    ['Pacific offset on local time', '2026-04-04T20:00:00-07:00', 'Apr 4, 8 pm', '2026-04-04T20:00'],
    [
      'local time taken for UTC and shifted again',
      '2026-04-04T16:00:00-04:00',
      'Apr 04 2026 Time 8:00 pm',
      '2026-04-04T20:00',
    ],
    ['UTC without an offset', '2026-04-05T00:30:00', 'Apr 4, 8:30 pm', '2026-04-04T20:30'],
    ['a time without am or pm', '2026-04-04T20:00:00Z', 'April 4, 8:00', '2026-04-04T20:00'],
    ['a date alone', '2026-04-04', 'Apr 4, 8pm', '2026-04-04T20:00'],
    ['a date at midnight', '2026-04-04T00:00:00', 'Apr 4, 8pm', '2026-04-04T20:00'],
    ['a date at midnight UTC', '2026-04-04T00:00:00Z', 'Apr 4, 8pm', '2026-04-04T20:00'],
    ['another time than the only one shown that day', '2026-04-04T18:15:00-04:00', 'Apr 4, 8pm', '2026-04-04T20:00'],
    ['the doors', '2026-04-04T19:00:00-04:00', 'Apr 4 Doors 7pm, Show 8pm', '2026-04-04T20:00'],
    ['the show', '2026-04-04T20:00:00-04:00', 'Apr 4 Doors 7pm, Show 8pm', '2026-04-04T20:00'],
  ])('%s: %s beside “%s” is %s [BEY-02]', (_, startDate, when, start) => {
    expect(only(read(pageOf(event({ startDate }), card('Jazz Night', when)))).start.value).toBe(start);
  });

  it.each([
    ['the offset of the place', '2026-04-04T20:00:00-04:00', '2026-04-04T20:00', []],
    ['no offset', '2026-04-04T20:00:00', '2026-04-04T20:00', []],
    ['+00:00, at a likely hour', '2026-04-04T20:00:00+00:00', '2026-04-04T20:00', ['time-guessed']],
    ['+00:00, at 1 in the morning', '2026-04-05T01:00:00+00:00', '2026-04-04T21:00', ['time-guessed']],
    ['Z', '2026-04-05T00:30:00Z', '2026-04-04T20:30', ['time-guessed']],
    ['Z that would be 4 in the morning', '2026-04-04T08:00:00Z', '2026-04-04T08:00', ['time-guessed']],
    ['the offset of the other season', '2026-12-04T20:00:00-04:00', '2026-12-04T20:00', ['time-guessed']],
    ['midnight alone', '2026-04-04T00:00:00-04:00', '2026-04-04', ['midnight-as-no-time']],
    ['a date alone', '2026-04-04', '2026-04-04', []],
  ])('%s without any text: %s is %s [BEY-02]', (_, startDate, start, findings) => {
    const found = read(pageOf(event({ startDate })));
    expect(only(found).start.value).toBe(start);
    expect(codes(found)).toEqual(findings);
  });

  it('lets the tenth event follow the nine that the page proves [BEY-02]', () => {
    const days = Array.from({ length: 10 }, (_, index) => index + 10);
    const proven = days.slice(0, 9).map((day) => card(`Show ${day}`, `Apr ${day}, 3:00 am`));
    const events = days.map((day) => event({ name: `Show ${day}`, startDate: `2026-04-${day}T03:00:00Z` }));
    const found = read(pageOf(events, proven.join('')));
    // 3 am in words: against all likelihood, and so for the one that is not shown.
    expect(found.drafts.at(-1)?.start.value).toBe('2026-04-19T03:00');
    expect(codes(found)).toEqual(['offset-overruled']);
  });

  it('asks only events whose offsets stand in the same way to the place [BEY-02]', () => {
    const events = [
      event({ name: 'Shown wrong', startDate: '2026-07-10T19:00:00+00:00' }),
      event({ name: 'Not shown', startDate: '2026-07-11T19:00:00-04:00' }),
      event({ name: 'Not shown either', startDate: '2026-07-12T19:00:00+00:00' }),
    ];
    expect(times(read(pageOf(events, card('Shown wrong', 'July 10, 7 pm'))))).toEqual([
      '2026-07-10T19:00',
      '2026-07-11T19:00',
      '2026-07-12T19:00',
    ]);
  });

  it('keeps each event’s words apart on a listing [BEY-02]', () => {
    const events = ['Alpha', 'Beta', 'Gamma'].map((name) => event({ name, startDate: '2026-04-04' }));
    const body = card('Alpha', 'Apr 4, 6 pm') + card('Beta', 'Apr 4') + card('Gamma', 'Apr 4, 9 pm – 11 pm');
    expect(times(read(pageOf(events, body)))).toEqual([
      '2026-04-04T18:00',
      '2026-04-04',
      '2026-04-04T21:00 – 2026-04-04T23:00',
    ]);
  });

  it('takes the times of a repeated title by their dates [BEY-02]', () => {
    const events = ['04', '05'].map((day) => event({ name: 'Tour', startDate: `2026-04-${day}` }));
    expect(times(read(pageOf(events, card('Tour', '4 Apr 10:00 am') + card('Tour', '5 Apr 2:00 pm'))))).toEqual([
      '2026-04-04T10:00',
      '2026-04-05T14:00',
    ]);
  });

  it('finds the words of an event by the link to it when its title is written otherwise', () => {
    const listed = event({ name: 'Jazz Night | The Hall', url: '/e/1', startDate: '2026-04-04' });
    const other = event({ name: 'Brunch', url: '/e/2', startDate: '2026-04-04' });
    const body =
      '<div><a href="/e/1">An evening of jazz</a> Apr 4, 8 pm</div><div><a href="/e/2">Brunch</a> Apr 4, 11 am</div>';
    expect(times(read(pageOf([listed, other], body)))).toEqual(['2026-04-04T20:00', '2026-04-04T11:00']);
  });

  it('is not misled by other dates and opening hours of the page', () => {
    const body = `<p>Box office open Mon–Fri 9am–5pm</p><h1>Jazz Night</h1><p>Posted March 1, 2026 at 9:12 am</p><p>Saturday, April 4</p><p>8:00 pm</p><footer>Next: Blues, April 11, 6 pm</footer>`;
    expect(only(read(pageOf(event({ startDate: '2026-04-04' }), body))).start.value).toBe('2026-04-04T20:00');
  });

  it('does not take the start of a sale for the start of the show', () => {
    const body = '<h1>Jazz Night</h1><p>Apr 4</p><p>Tickets on sale Apr 4 at 10 am</p>';
    expect(only(read(pageOf(event({ startDate: '2026-04-04T20:00:00-04:00' }), body))).start.value).toBe(
      '2026-04-04T20:00',
    );
  });

  it('takes the end from the page with the start', () => {
    const shown = card('Jazz Night', 'Apr 4, 8pm - 1am');
    expect(times(read(pageOf(event({ startDate: '2026-04-04', endDate: '2026-04-04' }), shown)))).toEqual([
      '2026-04-04T20:00 – 2026-04-05T01:00',
    ]);
  });

  it.each([
    ['evo_start', 'evo_end only_time', '2026-04-04T22:00'],
    ['startTime', 'endTime', '2026-04-04T22:00'],
    ['kickstart', 'weekend', undefined],
    ['time', 'time', undefined],
  ])('of two times in boxes called %s and %s the second is its end: %s', (first, second, end) => {
    const when = `Apr 4 <span class="${first}"><em>8:00 pm</em></span> <span class="${second}"><em>10:00 pm</em></span>`;
    const draft = only(read(pageOf(event({ startDate: '2026-04-04' }), card('Jazz Night', when))));
    expect([draft.start.value, draft.end?.value]).toEqual(['2026-04-04T20:00', end]);
  });

  it('reads start and end of one event the same way', () => {
    const found = read(
      pageOf(
        event({ startDate: '2026-04-04T13:00:00-07:00', endDate: '2026-04-04T14:30:00-07:00' }),
        card('Jazz Night', 'Apr 04 2026 8:00 pm'),
      ),
      SEATTLE,
    );
    expect(times(found)).toEqual(['2026-04-04T20:00 – 2026-04-04T21:30']);
    expect(codes(found)).toEqual(['offset-overruled']);
  });

  it('leaves out an end before the start and says so', () => {
    const found = read(pageOf(event({ startDate: '2026-04-04T20:00', endDate: '2026-04-03T23:00' })));
    expect(times(found)).toEqual(['2026-04-04T20:00']);
    expect(codes(found)).toEqual(['end-before-start']);
  });

  it('takes an event in another state by that state’s clocks, and names its zone', () => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: '500 Fourth Street',
      addressLocality: 'San Francisco',
      addressRegion: 'CA',
      addressCountry: 'US',
    };
    const draft = only(
      read(
        pageOf(
          event({ startDate: '2026-04-26T20:00:00-07:00', location: { '@type': 'Place', name: 'Hotel', address } }),
        ),
        COLUMBIA,
      ),
    );
    expect([draft.start.value, draft.timezone?.value]).toEqual(['2026-04-26T20:00', 'America/Los_Angeles']);
  });

  it('leaves the written time of an event abroad', () => {
    const address = { '@type': 'PostalAddress', addressLocality: 'Cenon', addressCountry: 'France' };
    expect(
      only(
        read(
          pageOf(
            event({
              startDate: '2026-10-27T20:30:00+0200',
              location: { '@type': 'Place', name: 'Le Rocher', address },
            }),
          ),
        ),
      ).start.value,
    ).toBe('2026-10-27T20:30');
  });

  it('gives a time corrected by the page both pieces of evidence [BEY-01]', () => {
    const draft = only(
      read(pageOf(event({ startDate: '2026-04-05T00:00:00Z' }), card('Jazz Night', 'Sat, Apr 4 · 8:00 pm'))),
    );
    expect(draft.start.evidence.map(({ method, snippet }) => [method, snippet])).toEqual([
      ['jsonld', '2026-04-05T00:00:00Z'],
      ['visible-text', 'Sat, Apr 4 · 8:00 pm'],
    ]);
    expect(draft.start.evidence.map(({ locator }) => locator)).toEqual([
      'script[1]#/startDate',
      expect.stringMatching(/^text@\d+ html>body>article>p$/),
    ]);
  });
});
