import { isPublicAddress } from '@marquee/kernel';
import { inWords } from '@marquee/testkit';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { checkUrl, resolvePublic } from '../src/index.ts';

const options = { ownHosts: ['marquee.example', 'Marquee-Events.com'] };

const ALLOWED = [
  'https://www.columbiamuseum.org/events?month=12',
  'http://soda-city.example/calendar',
  'https://xn--caf-dma.example/',
  'https://café.example/menü',
  'http://8.8.8.8/',
  'https://[2606:4700::6810:84e5]/',
  'https://example.com:443/',
  'http://example.com:80/',
  '  https://example.com/  ',
  'https://notmarquee.example/',
  'https://local.example.com/',
  'https://127.0.0.1.nip.example/', // a name like any other: the resolver judges it
];

const REFUSED: Array<[why: string, url: string]> = [
  ['not an address', 'events this week'],
  ['relative', '/events'],
  ['empty', ''],
  ['file', 'file:///etc/passwd'],
  ['ftp', 'ftp://example.com/'],
  ['javascript', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['gopher', 'gopher://example.com/'],
  ['user name', 'https://user@example.com/'],
  ['password', 'https://:secret@example.com/'],
  ['credentials that look like a host', 'https://example.com@127.0.0.1/'],
  ['odd port', 'http://example.com:8080/'],
  ['ssh port', 'http://example.com:22/'],
  ['https port on http', 'http://example.com:443/'],
  ['http port on https', 'https://example.com:80/'],
  ['port zero', 'http://example.com:0/'],
  ['loopback', 'http://127.0.0.1/'],
  ['loopback elsewhere in 127/8', 'http://127.8.9.10/'],
  ['loopback decimal', 'http://2130706433/'],
  ['loopback hex', 'http://0x7f000001/'],
  ['loopback dotted hex', 'http://0x7f.0x0.0x0.0x1/'],
  ['loopback octal', 'http://017700000001/'],
  ['loopback dotted octal', 'http://0177.0.0.01/'],
  ['loopback short', 'http://127.1/'],
  ['loopback full-width digits', 'http://１２７.０.０.１/'],
  ['loopback full-width dots', 'http://127。0。0。1/'],
  ['loopback circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['loopback percent-encoded', 'http://%31%32%37.0.0.1/'],
  ['loopback trailing dot', 'http://127.0.0.1./'],
  ['zero', 'http://0/'],
  ['0.0.0.0', 'http://0.0.0.0/'],
  ['0/8', 'http://0.1.2.3/'],
  ['10/8', 'http://10.0.0.1/'],
  ['172.16/12 start', 'http://172.16.0.1/'],
  ['172.16/12 end', 'http://172.31.255.255/'],
  ['192.168/16', 'http://192.168.1.1/'],
  ['carrier-grade NAT', 'http://100.64.0.1/'],
  ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['cloud metadata decimal', 'http://2852039166/'],
  ['cloud host agent', 'http://168.63.129.16/'],
  ['protocol assignments', 'http://192.0.0.192/'],
  ['documentation 1', 'http://192.0.2.1/'],
  ['documentation 2', 'http://198.51.100.1/'],
  ['documentation 3', 'http://203.0.113.1/'],
  ['benchmark', 'http://198.19.0.1/'],
  ['6to4 relay', 'http://192.88.99.1/'],
  ['multicast', 'http://224.0.0.1/'],
  ['reserved', 'http://250.0.0.1/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['IPv6 unspecified', 'http://[::]/'],
  ['IPv6 mapped', 'http://[::ffff:127.0.0.1]/'],
  ['IPv6 mapped hex', 'http://[::ffff:7f00:1]/'],
  ['IPv6 mapped, long form', 'http://[0:0:0:0:0:ffff:7f00:0001]/'],
  ['IPv6 mapped public', 'http://[::ffff:8.8.8.8]/'],
  ['IPv6 compatible', 'http://[::127.0.0.1]/'],
  ['IPv6 NAT64', 'http://[64:ff9b::7f00:1]/'],
  ['IPv6 NAT64 local', 'http://[64:ff9b:1::a00:1]/'],
  ['IPv6 6to4', 'http://[2002:7f00:1::]/'],
  ['IPv6 Teredo', 'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/'],
  ['IPv6 unique local', 'http://[fd00:ec2::254]/'],
  ['IPv6 link-local', 'http://[fe80::1]/'],
  ['IPv6 site-local', 'http://[fec0::1]/'],
  ['IPv6 multicast', 'http://[ff02::1]/'],
  ['IPv6 documentation', 'http://[2001:db8::1]/'],
  ['IPv6 documentation 2', 'http://[3fff::1]/'],
  ['IPv6 discard', 'http://[100::1]/'],
  ['trailing dot', 'http://example.com./'],
  ['localhost', 'http://localhost/'],
  ['LOCALHOST', 'http://LocalHost/'],
  ['localhost full-width', 'http://ｌｏｃａｌｈｏｓｔ/'],
  ['localhost trailing dot', 'http://localhost./'],
  ['under localhost', 'http://app.localhost/'],
  ['.local', 'http://printer.local/'],
  ['.internal', 'http://metadata.google.internal/'],
  ['.home.arpa', 'http://nas.home.arpa/'],
  ['single label', 'http://intranet/'],
  ['empty label', 'http://a..example.com/'],
  ['our zone', 'https://marquee.example/'],
  ['our zone in capitals', 'https://MARQUEE.example/'],
  ['under our zone', 'https://api.marquee.example/jobs'],
  ['our other zone', 'https://www.marquee-events.com/'],
  ['our zone with a dot', 'https://marquee.example./'],
  ['endless', `https://example.com/${'a'.repeat(5000)}`],
];

describe('url guard', () => {
  it.each(ALLOWED)('lets %s pass', (url) => {
    expect(checkUrl(url, options)).toMatchObject({ ok: true });
  });

  it.each(REFUSED)('refuses %s', (_why, url) => {
    const verdict = checkUrl(url, options);
    expect(verdict.ok).toBe(false);
    if (!verdict.ok) expect(inWords(verdict.detail)).toMatch(/\.$|not \w+:$/);
  });

  it('drops the fragment, which no server sees', () => {
    const verdict = checkUrl('https://example.com/a?b=c#d', options);
    expect(verdict.ok && verdict.url.href).toBe('https://example.com/a?b=c');
  });

  it('takes a URL without changing it', () => {
    const url = new URL('https://example.com/#top');
    checkUrl(url, options);
    expect(url.href).toBe('https://example.com/#top');
  });

  it('never throws, and never lets a private address pass, however it is written', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const inside = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127, 224, 240, 255), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    );
    const spelled = fc.tuple(inside, fc.integer({ min: 0, max: 7 })).map(([parts, how]) => spell(parts, how));
    fc.assert(
      fc.property(spelled, (host) => {
        expect(checkUrl(`http://${host}/`, options).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.ipV4(), fc.ipV6()), (text) => {
        checkUrl(text, options);
        checkUrl(`http://${text}/`, options);
        isPublicAddress(text);
      }),
    );
  });
});

function hex(value: number): string {
  return value.toString(16);
}

function spell(parts: readonly [number, number, number, number], how: number): string {
  const [a, b, c, d] = parts;
  const value = ((a * 256 + b) * 256 + c) * 256 + d;
  const forms = [
    parts.join('.'),
    String(value),
    `0x${hex(value)}`,
    `0${value.toString(8)}`,
    `${a}.${value % 2 ** 24}`,
    `0${a.toString(8)}.0x${hex(b)}.${c}.${d}`,
    `[::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}]`,
    Array.from(parts.join('.'), (char) => (char === '.' ? '．' : String.fromCodePoint(0xff10 + Number(char)))).join(''),
  ];
  return forms[how] ?? '';
}

describe('what a name resolves to', () => {
  const url = new URL('https://venue.example/');
  const resolving = (addresses: string[]) => resolvePublic(url, { resolve: async () => addresses });

  it('hands on public addresses, all of them', async () => {
    const all = ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'];
    expect(await resolving(all)).toEqual(all);
  });

  it('asks nobody about an address', async () => {
    const nobody = { resolve: () => Promise.reject(new Error('asked')) };
    expect(await resolvePublic(new URL('http://93.184.216.34/'), nobody)).toEqual(['93.184.216.34']);
    expect(await resolvePublic(new URL('http://[2606:4700::1111]/'), nobody)).toEqual(['2606:4700::1111']);
  });

  it('refuses when any address is private', async () => {
    expect(await resolving(['93.184.216.34', '10.0.0.7'])).toMatchObject({
      reason: 'forbidden-address',
      transient: false,
    });
    expect(await resolving(['::ffff:10.0.0.7'])).toMatchObject({ reason: 'forbidden-address' });
    expect(await resolving(['not an address'])).toMatchObject({ reason: 'forbidden-address' });
  });

  it('calls a name without addresses unresolvable for good, and a failing resolver unresolvable for now', async () => {
    expect(await resolving([])).toMatchObject({ reason: 'unresolvable', transient: false });
    const failing = { resolve: () => Promise.reject(new Error('SERVFAIL')) };
    expect(await resolvePublic(url, failing)).toMatchObject({ reason: 'unresolvable', transient: true });
  });
});
