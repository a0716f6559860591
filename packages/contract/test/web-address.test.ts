import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { webAddress } from '../src/web-address.ts';

const field = z.string().transform(webAddress('https://example.org/tickets'));

describe('a web address that a person writes', () => {
  it.each([
    ['example.org', 'https://example.org/'],
    ['http://example.org/a?b=c', 'http://example.org/a?b=c'],
    ['HTTPS://Example.org', 'https://example.org/'],
    ['münchen.example', 'https://xn--mnchen-3ya.example/'],
  ])('%j is %j', (written, address) => {
    expect(field.parse(written)).toBe(address);
  });

  it.each([
    'localhost',
    'http://localhost:3000/',
    'boxoffice',
    '192.168.1.4',
    'http://10.1.2.3/x',
    'http://127.1/',
    'http://2130706433/',
    'http://[::1]/',
    'tickets.local',
    'https://nas.home.arpa/',
    'ftp://example.org/',
    'javascript:alert(1)',
    'https://ann:secret@example.org/',
    'not an address',
  ])('refuses %j, naming an example', (written) => {
    expect(field.safeParse(written).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter a web address, such as https://example.org/tickets.',
    ]);
  });
});
