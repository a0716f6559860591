import { describe, expect, it } from 'vitest';
import { companyIn } from '../../src/candidates/conditions/company.ts';
import { extract } from '../../src/index.ts';

describe('words that say whether one comes alone or in a group [BEY-53]', () => {
  it.each([
    ['Singles welcome, no partner needed', 'alone'],
    ['No partner or experience required', 'alone'],
    ['Partner not required', 'alone'],
    ['You don’t need a partner', 'alone'],
    ['Come solo or with friends', 'alone'],
    ['Bring a friend or come alone, we will match you', 'alone'],
    ['No team? No problem', 'alone'],
    ['Solo players are welcome', 'alone'],
    ['Partner required', 'group'],
    ['A team is needed', 'group'],
    ['Teams of 2-6 compete for prizes', 'group'],
    ['Couples only', 'group'],
    ['Minimum group size of 4', 'group'],
    ['Tickets are sold by the table', 'group'],
    ['Teams of up to six', null],
    ['Solo guitar by Ann', null],
    ['A solo exhibition', null],
    ['A single ticket', null],
    ['The team plays at home', null],
    ['Singles tennis tournament', null],
    ['Group tickets available', null],
    ['Join us on your own time', null],
    ['No reservations required; groups of ten', null],
    ['Registration required', null],
  ] as const)('“%s” is %s', (text, company) => expect(companyIn(text)).toBe(company));
});

const read = (description: string) => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Swing Dance',
    startDate: '2026-12-05T19:30',
    location: { '@type': 'Place', name: 'The Hall' },
    description,
  };
  const page = {
    url: 'https://granby.example.org/events',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(
      `<html><body><script type="application/ld+json">${JSON.stringify(event)}</script></body></html>`,
    ),
  };
  const { drafts } = extract(page, { today: '2026-11-20', timezone: 'America/New_York' });
  return drafts[0]?.company;
};

it('is read with the sentence that says so, and left open where a source says both [BEY-53]', () => {
  const company = read('A band plays. No partner needed! Shoes with soft soles.');
  expect(company?.value).toBe('alone');
  expect(company?.evidence[0]?.snippet).toBe('No partner needed');
  expect(read('No partner needed. Couples only.')).toBeUndefined();
  expect(read('A band plays.')).toBeUndefined();
});
