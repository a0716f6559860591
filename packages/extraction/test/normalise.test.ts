import { describe, expect, it } from 'vitest';
import { readTitle } from '../src/candidates/names/read-title.ts';
import { isRoomName, readPlace } from '../src/candidates/places/read-place.ts';
import { fold, plainLine, plainText } from '../src/document/text.ts';
import { webUrl } from '../src/document/url.ts';

describe('place', () => {
  it.each([
    [
      'Lucky Lab @ 1945 NW Quimby, Portland, Oregon US',
      { venue: 'Lucky Lab', address: '1945 NW Quimby, Portland, Oregon US', city: 'Portland', state: 'OR' },
    ],
    [
      'The Hall, 12 Main St, Columbia, SC 29201',
      { venue: 'The Hall', address: '12 Main St, Columbia, SC 29201', city: 'Columbia', state: 'SC' },
    ],
    [
      'Renaissance High School, Detroit, MI 48235, USA',
      { venue: 'Renaissance High School', address: 'Detroit, MI 48235, USA', city: 'Detroit', state: 'MI' },
    ],
    ['12 Main St', { venue: '12 Main St', address: '12 Main St' }],
    ['Finlay Park', { venue: 'Finlay Park' }],
    ['https://zoom.us/j/1', { venue: 'Online' }],
    ['', {}],
  ])('%j', (text, expected) => {
    expect(readPlace(text)).toEqual(expected);
  });

  it('distinguishes a room from a venue', () => {
    expect(['Auditorium', 'Main Stage', 'Conference Room B'].map(isRoomName)).toEqual([true, true, true]);
    expect(['Trustus Theatre', 'The Senate', 'Studio 54 Lofts'].map(isRoomName)).toEqual([false, false, false]);
  });
});

describe('text', () => {
  it.each([
    ['Rock &amp; Roll', 'Rock & Roll'],
    ['Rock &amp;amp; Roll', 'Rock & Roll'],
    ['Pi Day &#8211; 12pm &#038; 2pm', 'Pi Day – 12pm & 2pm'],
    ['  Two \n  lines ', 'Two lines'],
    ['<b>Bold</b> <script>alert(1)</script>', 'Bold'],
    ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'One Two'],
    ['I <3 Columbia', 'I <3 Columbia'],
    ['AT&T', 'AT&T'],
  ])('%j is %j', (source, expected) => {
    expect(plainLine(source)).toBe(expected);
  });

  it('keeps paragraphs, cuts what is endless, never through a character', () => {
    expect(plainText('<p>One</p><p>Two</p>')).toBe('One\nTwo');
    expect(plainText('x'.repeat(100_000))).toHaveLength(20_000);
    expect(plainLine('🎷'.repeat(400)).isWellFormed()).toBe(true);
  });

  it('folds without moving a character', () => {
    const source = '“It’s” İstanbul – ÀÉ…';
    expect(fold(source)).toHaveLength(source.length);
    expect(fold('It’s')).toBe("it's");
  });
});

describe('title', () => {
  it.each([
    ['CANCELLED: Jazz Night', 'Jazz Night', 'cancelled'],
    ['[Canceled] Jazz Night', 'Jazz Night', 'cancelled'],
    ['Jazz Night – POSTPONED', 'Jazz Night', 'postponed'],
    ['DDA Regular Board Meeting&#8211;CANCELLED', 'DDA Regular Board Meeting', 'cancelled'],
    ['Cancelled', 'Cancelled', null],
    ['The Cancelled Wedding', 'The Cancelled Wedding', null],
    ['Jazz Night', 'Jazz Night', null],
  ])('%j', (source, title, status) => {
    expect(readTitle(source)).toEqual({ title, status });
  });
});

describe('address', () => {
  it.each([
    ['/e/1', 'https://hall.example/e/1'],
    ['webcal://hall.example/c.ics', 'https://hall.example/c.ics'],
    ['http://other.example', 'http://other.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['mailto:a@b.example', null],
    ['https://user:secret@hall.example/', null],
    ['http://', null],
    ['http://localhost:8080/tickets', null],
    ['http://192.168.1.4/tickets', null],
    ['https://10.0.0.7/', null],
    ['http://127.1/', null],
    ['http://0x7f000001/', null],
    ['http://①⑨②.168.0.1/', null],
    ['http://[::1]/tickets', null],
    ['http://[fd00::1]/', null],
    ['http://169.254.169.254/latest/meta-data', null],
    ['https://box-office.local/', null],
    ['https://tickets.internal/', null],
    ['http://boxoffice/', null],
    ['https://8.8.8.8/tickets', 'https://8.8.8.8/tickets'],
    ['', null],
  ])('%j is %j', (source, expected) => {
    expect(webUrl(source, 'https://hall.example/events/')).toBe(expected);
  });
});
