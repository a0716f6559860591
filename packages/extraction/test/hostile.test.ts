import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { calendarOf, codes, event, pageOf, read, times, vevent } from './reading.ts';
import { expectSound } from './sound.ts';

const CARD = '<div class="card"><h3><a href="/e">Jazz Night</a></h3><p>Sat, Mar 7, 2026, 7 PM</p></div>';

/** Kinds of markup that parsers stumble over; each around two cards that a visitor still reads. */
const CARDS = ['Jazz Night', 'Poetry Slam', 'Open Mic'].map(
  (title, index) =>
    `<div class="card"><h3><a href="/e${index}">${title}</a></h3><p>Sat, Mar ${7 + index * 7}, 2026, 7 PM</p></div>`,
);
const cards = (before = '', between = '', behind = '') =>
  `<html><head><title>Events</title></head><body>${before}<h1>Events</h1>${CARDS.join(between)}${behind}</body></html>`;

describe('hostile markup', () => {
  it.each([
    ['misnested tables', cards('<table><tr><table><td>', '</table><tr>', '</td></tr></table></table>')],
    ['formatting that is never closed', cards('<b><i><font color=red><a name=x>')],
    ['end tags without a start', cards('</p></div></table></body></html>', '</span></li></ul>')],
    ['comments and declarations cut short', cards('<!-->', '<!-x>', '<!DOCTYPE <!-- <p')],
    ['null bytes in tags and text', cards('\0<p\0>', '\0')],
    ['thousands of attributes', cards(`<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}="x"`).join(' ')}>`)],
    ['one attribute twice, unquoted, without a value', cards('<p class=a class=b id= title=">" x =y hidden2>')],
    ['entities without an end', cards('&amp&lt&notanentity;&#0;&#x110000;&#99999999999;')],
    ['a frame, a form in a form, a button in a button', cards('<form><form><button><button>')],
  ])('%s: what a visitor reads is found', (_, html) => {
    const found = read(html);
    expectSound(found);
    expect(times(found)).toEqual(['2026-03-07T19:00', '2026-03-14T19:00', '2026-03-21T19:00']);
  });

  it('of 20 MB the beginning is read, and a finding says so', () => {
    const found = read(`<h1>Events</h1>${CARD.repeat(20_000_000 / CARD.length)}`);
    expectSound(found);
    expect(codes(found)).toContain('too-large');
  });
});

describe('absurd dates', () => {
  it.each([
    ['no such day', '2026-02-30T19:00'],
    ['no such month', '2026-13-01'],
    ['no such hour', '2026-03-07T25:99'],
    ['year nought', '0000-00-00T00:00:00'],
    ['a year of five figures', '+120260-03-07'],
    ['an endless number', '9'.repeat(4_000)],
    ['words', 'whenever'],
    ['a list of lists', [[['2026-03-07']]]],
  ])('%s in JSON-LD: no event on another day, and never an error', (_, startDate) => {
    const found = read(pageOf(event({ startDate })));
    expectSound(found);
    for (const start of times(found)) expect(start).toMatch(/^2026-03-07(?:$|T(?:[01]\d|2[0-3]):[0-5]\d)/);
  });

  it.each([
    ['a start that is none', ['SUMMARY:x', 'DTSTART:20261399T990000']],
    ['an end before its start', ['SUMMARY:x', 'DTSTART:20260307T190000', 'DTEND:19700101T000000']],
    ['a rule without end', ['SUMMARY:x', 'DTSTART:20260307T190000', 'RRULE:FREQ=SECONDLY']],
    ['a rule of nonsense', ['SUMMARY:x', 'DTSTART:20260307T190000', 'RRULE:FREQ=;BYDAY=99XX;INTERVAL=-1']],
    ['a line folded in the middle of a name', ['SUMM', ' ARY:x', 'DTSTART:20260307T190000']],
    ['a property without a value', ['SUMMARY', 'DTSTART', 'LOCATION:']],
  ])('%s in a calendar: read or refused, the others stay', (_, lines) => {
    const good = vevent('UID:good', 'SUMMARY:Jazz Night', 'DTSTART:20260404T190000');
    const found = read(calendarOf(...vevent('UID:bad', ...lines), ...good), undefined, 'text/calendar');
    expectSound(found);
    expect(found.drafts.map(({ title }) => title.value)).toContain('Jazz Night');
    expect(found.drafts.length).toBeLessThanOrEqual(LIMITS.draftsPerDocument);
  });
});
