import { describe, expect, it } from 'vitest';
import { decode } from '../../src/document/decode.ts';
import { calendarOf } from '../reading.ts';
import { quilts, shownIn } from './shown.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A calendar whose bytes are folded after so many of each line, as software that counts bytes does. */
function folded(text: string, width: number, end = '\r\n '): Uint8Array {
  const lines = text.split('\r\n').map((line) => {
    const bytes = utf8(line);
    const pieces = Array.from({ length: Math.ceil(bytes.length / width) || 1 }, (_, index) =>
      bytes.subarray(index * width, (index + 1) * width),
    );
    return joined(...pieces.flatMap((piece, index) => (index > 0 ? [utf8(end), piece] : [piece])));
  });
  return joined(...lines.flatMap((line) => [line, utf8(end.includes('\r') ? '\r\n' : '\n')]));
}

const TITLE = 'Über Wolle – “naïve” Señoras 🧶 später';
const event = calendarOf(...quilts('DTSTART:20261212T190000').map((line) => line.replace('Quilt Night', TITLE)));

describe('a calendar that is folded inside of characters (RFC 5545 §3.1)', () => {
  it.each([20, 21, 22, 23, 24, 25, 26, 31, 37, 75])('every %s bytes', (width) => {
    for (const end of ['\r\n ', '\n ', '\r\n\t'])
      expect(shownIn(folded(event, width, end))).toEqual([`2026-12-12T19:00 ${TITLE}`]);
  });

  it('in one line of many, beside others that are whole', () => {
    const whole = calendarOf(...quilts('DTSTART:20261213T190000', 'LOCATION:Café Élan'));
    const both = joined(folded(event, 23), utf8(whole));
    expect(shownIn(both)).toEqual([`2026-12-12T19:00 ${TITLE}`, '2026-12-13T19:00 Quilt Night']);
  });
});

describe('a broken character does not change the encoding of the others', () => {
  const BROKEN = Uint8Array.of(0xe2, 0x74);
  const xml = (words: string) => utf8(`<?xml version="1.0" encoding="UTF-8"?><rss><title>${words}`);
  it.each<[string, Uint8Array, string]>([
    ['a calendar that says nothing', joined(utf8('BEGIN:VCALENDAR\r\nSUMMARY:Café\r\n'), BROKEN), ''],
    [
      'a calendar with UTF-8 in its header',
      joined(utf8('BEGIN:VCALENDAR\r\nSUMMARY:Café\r\n'), BROKEN),
      'text/calendar; charset=utf-8',
    ],
    ['a feed', joined(xml('Café '), BROKEN), 'application/rss+xml'],
    ['a feed with several broken ones', joined(xml('Café '), BROKEN, BROKEN, BROKEN), 'application/rss+xml'],
    ['a page', joined(utf8('<!doctype html><meta charset="utf-8"><p>Café '), BROKEN), 'text/html'],
    ['a page with UTF-8 in its header', joined(utf8('<!doctype html><p>Café '), BROKEN), 'text/html; charset=UTF-8'],
    ['JSON', joined(utf8('{"title":"Café '), BROKEN, utf8('"}')), 'application/json'],
    [
      'a page with a wrong header and more whole ones',
      joined(utf8('<p>Café, Élan, Über '), BROKEN),
      'text/html; charset=iso-8859-1',
    ],
    [
      'one that is cut off inside of a character',
      utf8('<!doctype html><meta charset="utf-8"><p>Café é').subarray(0, -1),
      'text/html',
    ],
  ])('%s', (_, bytes, contentType) => {
    const { text } = decode(bytes, contentType);
    expect([text.includes('Café'), text.includes('Ã')]).toEqual([true, false]);
  });

  it.each<[string, Uint8Array, string]>([
    ['by its header', latin1('<p>Café Élan'), 'text/html; charset=iso-8859-1'],
    ['by its own words', latin1('<?xml version="1.0" encoding="iso-8859-1"?><p>Café Élan'), 'text/xml'],
    ['though it says that it is UTF-8', latin1('<meta charset="utf-8"><p>Café Élan'), 'text/html'],
    [
      'though its header says that it is UTF-8',
      latin1('BEGIN:VCALENDAR\r\nSUMMARY:Café Élan'),
      'text/calendar; charset=utf-8',
    ],
    ['without a word of it', latin1('BEGIN:VCALENDAR\r\nSUMMARY:Café Élan'), ''],
  ])('a text in one byte a sign is read so: %s', (_, bytes, contentType) => {
    expect(decode(bytes, contentType).text).toContain('Café Élan');
  });
});
