import { isProof, siteHost } from '@marquee/domain/publishers';
import { Reject } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';

describe('the host of a site as a publisher writes it', () => {
  it.each([
    ['example.org', 'example.org'],
    ['  HTTPS://WWW.Example.ORG/events?x=1#y '.trim(), 'example.org'],
    ['events.example.org.', 'events.example.org'],
    ['example.org:8443/calendar', 'example.org'],
    ['müseum.example', 'xn--mseum-kva.example'],
    ['alice.github.io', 'alice.github.io'],
    ['www.com', 'www.com'],
    ['www.co.uk', 'www.co.uk'],
  ])('%s is %s', (site, host) => expect(siteHost(site, 'marquee.example')).toBe(host));

  it.each([
    '',
    ' ',
    'localhost',
    'org',
    'co.uk',
    'github.io',
    '127.0.0.1',
    'http://2130706433/',
    '[::1]',
    'http://[2001:db8::1]/',
    'https://evil.com@victim.com',
    'evil.com@victim.com',
    'https://user:word@victim.com/',
    'ftp://example.org',
    'javascript://example.org/%0aalert(1)',
    'mailto:ann@example.org',
    'exa mple.org',
    'example..org',
    '-.org',
    'http://',
    '\u202egro.elpmaxe',
    `${'a.'.repeat(5_000)}org`,
  ])('%j is none', (site) => {
    expect(() => siteHost(site, 'marquee.example')).toThrow(Reject);
  });

  it.each(['marquee.example', 'www.marquee.example', 'api.marquee.example'])('%s is our own', (site) => {
    expect(() => siteHost(site, 'marquee.example')).toThrow('This is our own site.');
  });
});

describe('proof by a mailbox', () => {
  it.each([
    ['ann@example.org', 'example.org'],
    ['Ann@EXAMPLE.org', 'events.example.org'],
    ['ann@events.example.org', 'events.example.org'],
    ['ann@cityofcayce-sc.gov', 'cityofcayce-sc.gov'],
  ])('%s speaks for %s', (email, host) => expect(isProof(email, host)).toBe(true));

  it.each([
    ['ann@example.com', 'example.org'],
    ['ann@notexample.org', 'example.org'],
    ['ann@example.org.evil.com', 'example.org'],
    // A mailbox below the site may be anybody's.
    ['ann@members.example.org', 'example.org'],
    // Public suffixes are nobody's.
    ['ann@github.io', 'alice.github.io'],
    ['ann@co.uk', 'example.co.uk'],
    ['ann@org', 'example.org'],
    // Everybody has a mailbox there.
    ['ann@gmail.com', 'gmail.com'],
    ['student@sc.edu', 'sc.edu'],
    ['student@sc.edu', 'theatre.sc.edu'],
    ['pupil@richland2.k12.sc.us', 'richland2.k12.sc.us'],
    ['student@ox.ac.uk', 'ox.ac.uk'],
  ])('%s does not speak for %s', (email, host) => expect(isProof(email, host)).toBe(false));
});
