import { gzipSync } from 'node:zlib';
import { inEnglish } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/base/limits.ts';
import { expandRecurrence, extract } from '../src/index.ts';
import { COLUMBIA, calendarOf, codes, event, only, read, vevent } from './reading.ts';

const calendar = (...lines: string[]) => read(calendarOf(...lines), COLUMBIA, 'text/calendar');
const show = (...lines: string[]) => vevent('SUMMARY:Jazz', ...lines);
const many = (count: number, lines: (index: number) => string[]) =>
  Array.from({ length: count }, (_, i) => lines(i)).flat();
const messages = (found: ReturnType<typeof read>) => found.findings.map(({ message }) => inEnglish(message));

describe('a calendar', () => {
  it('of too many events does not make up their number', () => {
    const found = calendar(...many(2_500, (index) => vevent(`SUMMARY:Show ${index}`, 'DTSTART:20260404T190000')));
    expect(found.drafts).toHaveLength(LIMITS.draftsPerDocument);
    expect(messages(found)).toEqual(['The document names more than 2,000 events; the first 2,000 were read.']);
  });

  it('of too many events says so where some of the first are not for the public', () => {
    const events = many(2_500, (index) =>
      vevent(`SUMMARY:Show ${index}`, 'DTSTART:20260404T190000', ...(index === 0 ? ['CLASS:PRIVATE'] : [])),
    );
    const found = calendar(...events);
    expect([codes(found), found.window]).toEqual([['too-many-events'], null]);
  });

  it('that breaks off says so, and one that is whole does not', () => {
    const whole = calendarOf(...show('DTSTART:20260404T190000'));
    const cut = read(whole.replace(/END:VCALENDAR\s*$/, ''), COLUMBIA, 'text/calendar');
    expect([cut.drafts.length, codes(cut)]).toEqual([1, ['bad-ics']]);
    expect(messages(cut)[0]).toContain('END:VCALENDAR');
    expect(codes(read(whole, COLUMBIA, 'text/calendar'))).toEqual([]);
  });

  it.each([
    ['an end before the start', ['DTSTART:20260404T190000', 'DTEND:20260404T180000'], ['end-before-start']],
    ['an absurd length', ['DTSTART:20260404T190000', 'DURATION:P99999999W'], ['bad-date']],
    ['a length below none', ['DTSTART:20260404T190000', 'DURATION:-PT1H'], ['bad-date']],
    ['an end in a month 13', ['DTSTART:20260404T190000', 'DTEND:20261304T190000'], ['bad-date']],
    ['no length', ['DTSTART:20260404T190000', 'DURATION:PT0S'], []],
  ])('says what it left out: %s', (_, lines, expected) => {
    const found = calendar(...show(...lines));
    expect([only(found).start.value, only(found).end, codes(found)]).toEqual(['2026-04-04T19:00', undefined, expected]);
  });

  it('says once how many hours no clock shows, and takes no such day for a whole one', () => {
    const found = calendar(...show('DTSTART:20260404T250000'), ...show('DTSTART:20260405T2599'));
    expect(found.drafts.map(({ start, allDay }) => [start.value, allDay])).toEqual([
      ['2026-04-04', undefined],
      ['2026-04-05', undefined],
    ]);
    expect(messages(found)).toEqual(['2 events start at an hour that no clock shows; their days alone were read.']);
  });

  it('may hold a rule that has run since long ago', () => {
    const draft = only(calendar(...show('UID:1', 'DTSTART;VALUE=DATE:19040704', 'RRULE:FREQ=YEARLY')));
    const window = { from: '2026-03-01', to: '2027-03-01', timezone: 'America/New_York' };
    expect(
      expandRecurrence([draft], window)
        .showings.flat()
        .map(({ start }) => start.value),
    ).toEqual(['2026-07-04']);
    expect(codes(calendar(...show('DTSTART;VALUE=DATE:19040704')))).toEqual(['bad-date', 'no-events']);
    expect(codes(calendar(...show('DTSTART;VALUE=DATE:18990704', 'RRULE:FREQ=YEARLY')))).toEqual([
      'bad-date',
      'no-events',
    ]);
  });
});

describe('a document that is too large', () => {
  const filler = 'x'.repeat(LIMITS.documentChars);

  it('is not called invalid for the end that was left out', () => {
    const records = [{ title: 'Jazz', start: '2026-04-04T20:00', venue: 'Grange Hall', description: filler }];
    const found = read(JSON.stringify({ events: records }), COLUMBIA, 'application/json');
    expect([found.drafts, codes(found)]).toEqual([[], ['too-large', 'unreadable']]);
    expect(messages(found).join(' ')).not.toContain('valid');
  });

  it('is not called mended for it', () => {
    const linked = event({ startDate: '2026-04-04T20:00', description: filler });
    const found = read(JSON.stringify(linked), COLUMBIA, 'application/ld+json');
    expect([only(found).start.value, codes(found)]).toEqual(['2026-04-04T20:00', ['too-large']]);
  });
});

describe('bytes that are no text', () => {
  /** Bytes as by chance, the same in each run (Numerical Recipes' generator). */
  function noise(length: number): Uint8Array {
    let state = 7;
    return Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
  }

  it.each([
    ['gzip', gzipSync('<p>Jazz, April 4</p>'), ''],
    ['noise', noise(3_000_000), ''],
    ['noise that is called a page', noise(3_000_000), 'text/html'],
  ])('are called so, and no charset is guessed: %s', (_, bytes, contentType) => {
    const found = extract({ url: 'https://hall.example/x', contentType, bytes }, COLUMBIA);
    expect([codes(found), messages(found).join(' ')]).toEqual([
      ['unsupported-format'],
      expect.stringContaining('binary'),
    ]);
  });
});
