import { describe, expect, it } from 'vitest';
import { readPrice, toCents } from '../src/candidates/values/price.ts';

/** Cents; null where the text names none. */
const TABLE: ReadonlyArray<[text: string, min: number | null, max: number | null]> = [
  ['$10', 1000, 1000],
  ['$ 10', 1000, 1000],
  ['US$10', 1000, 1000],
  ['10 USD', 1000, 1000],
  ['USD 10.00', 1000, 1000],
  ['10 dollars', 1000, 1000],
  ['$.50', 50, 50],
  ['$0.00', 0, 0],
  ['0', 0, 0],
  ['$1,200', 120_000, 120_000],
  ['$1,250.50', 125_050, 125_050],
  ['$31.4159265', 3142, 3142],
  ['10.50', 1050, 1050],
  ['25 - 40', 2500, 4000],
  ['$10-$15', 1000, 1500],
  ['$10 – $15', 1000, 1500],
  ['$10—15', 1000, 1500],
  ['$10 to $15', 1000, 1500],
  ['$20/25/30', 2000, 3000],
  ['$20 adv / $25 dos', 2000, 2500],
  ['$20 adv, $25 day of show', 2000, 2500],
  ['15 adv / 20 door', 1500, 2000],
  ['10 in advance, 12 at the door', 1000, 1200],
  ['$12 general, $10 students and seniors', 1000, 1200],
  ['Adults $12 | Kids $6', 600, 1200],
  ['Members $5; Non-members $10', 500, 1000],
  ['Adults $12, children under 5 free', 0, 1200],
  ['Free for members, $10 for everyone else', 0, 1000],
  ['Free – $5', 0, 500],
  ['No cover before 10, $10 after', 0, 1000],
  ['tickets: 15', 1500, 1500],
  ['Admission 12', 1200, 1200],
  ['Cover: $5', 500, 500],
  ['$5 cover', 500, 500],
  ['Cost is 25', 2500, 2500],
  ['Price: 40.00', 4000, 4000],
  ['$10 (18+), $8 (21+)', 800, 1000],
  ['Doors 7, show 8, $12-15', 1200, 1500],
  ['7pm / $10', 1000, 1000],
  ['$60 per couple', 6000, 6000],
  ['$10/person', 1000, 1000],
  ['Free', 0, 0],
  ['FREE!', 0, 0],
  ['Free admission', 0, 0],
  ['Free and open to the public', 0, 0],
  ['Free with RSVP', 0, 0],
  ['Free, registration required', 0, 0],
  ['Free for all ages', 0, 0],
  ['Free to the public', 0, 0],
  ['free of charge', 0, 0],
  ['No cover', 0, 0],
  ['no charge', 0, 0],
  ['No admission fee', 0, 0],
  ['Complimentary', 0, 0],
  ['Free admission! $5 parking', 0, 0],
  ['Free entry, $4 drafts', 0, 0],
  ['from $35', 3500, null],
  ['Starting at $25', 2500, null],
  ['Tickets start at $19.50', 1950, null],
  ['$25 & up', 2500, null],
  ['$25 and up', 2500, null],
  ['$35+', 3500, null],
  ['as low as $15', 1500, null],
  ['Tickets from $12 (2 drinks)', 1200, null],
  ['up to $50', null, 5000],
  ['under $20', null, 2000],
  ['$5 suggested donation', 500, 500],
  ['Suggested donation: $10', 1000, 1000],
  ['Sliding scale $10-$30', 1000, 3000],
  ['Pay what you can ($5–$25)', 500, 2500],
  ['$15 + $3 service fee', 1500, 1500],
  ['$15 plus fees', 1500, 1500],
  ['$5 fee due upon registration', 500, 500],
  ['$15+fees', 1500, 1500],
  ['$15 (plus $2 for guests under 21)', 1500, 1500],
  ['$20 each or 2 for $30', 2000, 2000],
  ['Save $5: $20 in advance', 2000, 2000],
  ['$8. Free parking.', 800, 800],
  ['$45 includes gluten-free option', 4500, 4500],
  ['$12, free drink with entry', 1200, 1200],
  ['$10 at the door, $500 cash prize', 1000, 1000],
  ['free with museum admission', null, null],
  ['Free with paid admission', null, null],
  ['Included with admission', null, null],
  ['Free for members', null, null],
  ['Buy one get one free', null, null],
  ['pay what you can', null, null],
  ['Pay-what-you-wish', null, null],
  ['Donation', null, null],
  ['Donations accepted', null, null],
  ['Freewill offering', null, null],
  ['Free will offering', null, null],
  ['Smoke-free venue', null, null],
  ['Free parking', null, null],
  ['Not free', null, null],
  ['Varies', null, null],
  ['TBA', null, null],
  ['Sold out', null, null],
  ['21+ only', null, null],
  ['Ages 18 and over', null, null],
  ['Doors at 7', null, null],
  ['Tickets on sale December 5 at 10am', null, null],
  ['Tickets 10am', null, null],
  ['Call 803-555-0147', null, null],
  ['€10', null, null],
  ['£12.50', null, null],
  ['CA$20', null, null],
  ['20 EUR', null, null],
  ['$5k raised', null, null],
  ['2 for $30', null, null],
];

describe('price', () => {
  it.each(TABLE)('%s', (text, minCents, maxCents) => {
    const price = readPrice(text);
    expect([price?.minCents ?? null, price?.maxCents ?? null]).toEqual([minCents, maxCents]);
    expect(price?.text).toBe(text);
  });

  it('is nothing for nothing', () => {
    expect(readPrice(' ')).toBeNull();
  });

  it('takes linear time on a text made to be slow', () => {
    const slow = `${'free with a '.repeat(5_000)}${'$'.repeat(5_000)}${'1,'.repeat(5_000)}`;
    expect(readPrice(slow)?.text?.length).toBeLessThanOrEqual(120);
  });
});

it('an amount of a hundred thousand digits is none', () => {
  expect(toCents(`${'0'.repeat(100_000)}!`)).toBeNull();
  expect(toCents('9'.repeat(100_000))).toBeNull();
  expect(toCents('12.5')).toBe(1_250);
});
