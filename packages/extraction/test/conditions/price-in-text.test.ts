import { describe, expect, it } from 'vitest';
import { priceInText } from '../../src/candidates/conditions/price-in-text.ts';

/** What is read: lowest and highest amount in dollars. */
const READ: ReadonlyArray<readonly [text: string, least: number, most: number]> = [
  ['Tickets: $10.', 10, 10],
  ['Tickets are $12.50.', 12.5, 12.5],
  ['A night of song. Tickets $20. Doors at 7.', 20, 20],
  ['Ticket price: $8', 8, 8],
  ['Tickets: $15-$25', 15, 25],
  ['Tickets are $15 in advance, $18 at the door.', 15, 18],
  ['$15 adv / $18 door', 15, 18],
  ['$15 adv. / $18 door.', 15, 18],
  ['$10 at the door. All welcome.', 10, 10],
  ['$5 cover', 5, 5],
  ['Cover: $7', 7, 7],
  ['Cover charge is $10.', 10, 10],
  ['Admission: $6', 6, 6],
  ['Admission is $9.', 9, 9],
  ['Admission is free.', 0, 0],
  ['Entry: free', 0, 0],
  ['Free admission.', 0, 0],
  ['Free and open to the public.', 0, 0],
  ['Come and sing! Free & open to all.', 0, 0],
  ['Free with RSVP.', 0, 0],
  ['Free with registration', 0, 0],
  ['This event is free.', 0, 0],
  ['The concert is free and open to everyone.', 0, 0],
  ['This program is free to attend.', 0, 0],
  ['Free for all.', 0, 0],
  ['Free concert on the lawn', 0, 0],
  ['No cover!', 0, 0],
  ['No admission fee.', 0, 0],
  ['Cost: $45', 45, 45],
  ['Cost is $30 per person.', 30, 30],
  ['$25 per person', 25, 25],
  ['General admission tickets: $22', 22, 22],
  ['Advance tickets are $15.', 15, 15],
];

const NOT_READ: readonly string[] = [
  'The hall was restored for $5 million.',
  'Free parking behind the hall.',
  'Parking: free.',
  'Save $10 when you buy online.',
  'Tickets: save $10 this week.',
  'Kids under 12 free.',
  'Kids under 12 are free with an adult.',
  'Children are admitted free.',
  'Tickets: $10, free for members.',
  'Admission is free for members.',
  'Free for students with ID.',
  'Win a $50 gift card.',
  '$50 gift card for the winner.',
  'A raffle prize of $500.',
  '$500 cash prize.',
  'Free with admission.',
  'Free with museum membership.',
  'Free with purchase of a ticket.',
  'Admission is free with a paid ticket to the fair.',
  'Free drinks until nine.',
  'Free food and music.',
  'A free spirit of the blues.',
  'Free jazz from Chicago.',
  'Gluten free menu.',
  'Feel free to bring a chair.',
  'Proceeds raised $2,000 for the shelter.',
  '$1 of each ticket goes to the library.',
  '$20 T-shirts at the merch table.',
  '$3 tacos and $4 drafts.',
  'Vendor booths: $40.',
  'Cost: see website.',
  'Tickets are available at the door.',
  'Tickets: $10. Tickets: $14.',
  'Tickets: €10.',
  'Tickets: $10 off with the code SPRING.',
  'The band earned $300 a night in 1972.',
  'Free before 10 PM.',
  'First drink free.',
  'Suggested donation: $5.',
  'VIP tables are $200.',
  'Season tickets: $180.',
  'Buy one, get one free.',
];

describe('a price that stands only in a description', () => {
  it.each(READ)('is read: %s', (text, least, most) => {
    expect(priceInText(text)?.price).toMatchObject({ minCents: least * 100, maxCents: most * 100 });
  });

  it.each(NOT_READ)('is not read: %s', (text) => {
    expect(priceInText(text)).toBeNull();
  });

  it('is cited by its sentence', () => {
    expect(priceInText('A night of song. Tickets: $10. Doors at 7.')?.at).toEqual({ text: 'Tickets: $10', from: 17 });
  });
});
