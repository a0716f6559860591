import { describe, expect, it } from 'vitest';
import {
  entryIn,
  feesIn,
  memberPriceIn,
  onSaleIn,
  onSaleWeekdayIn,
} from '../../src/candidates/conditions/ticket-terms.ts';
import { readPrice } from '../../src/candidates/values/price.ts';

describe('fees [BEY-52]', () => {
  it.each([
    ['$25 + $6.40 fees = $31.40', '$6.40', 2500],
    ['$31.40 ($25.00 + $6.40 fees)', '$6.40', 2500],
    ['$15 plus a $3 service fee', '$3', 1500],
    ['$20, $2.50 booking fee', '$2.50', 2000],
    ['Tickets $40. Service fee: $5.75', '$5.75', 4000],
    ['$18 plus applicable taxes and fees', 'plus', 1800],
    ['$35+fees', 'plus', 3500],
    ['$30 (fees not included)', 'plus', 3000],
    ['$22, all fees included', 'included', 2200],
    ['$12 more cargos por servicio'.replace('more', 'más'), 'plus', 1200],
    ['$28 including $4 service fee', 'included', 2800],
    ['$10, no hidden fees', 'included', 1000],
    ['$45 (+ $8.35 in fees)', '$8.35', 4500],
    ['Admission $18 | Online fee $1.50', '$1.50', 1800],
    ['$32.50 plus service charges', 'plus', 3250],
    ['$60, taxes and fees included', 'included', 6000],
    ['Total $29.80: $25 ticket and $4.80 fees', '$4.80', 2500],
    ['$40 (convenience fee of $3.75 applies)', '$3.75', 4000],
  ])('%s', (text, fees, cents) => {
    expect(feesIn(text)).toBe(fees);
    expect(readPrice(text)).toMatchObject({ minCents: cents, maxCents: cents });
  });

  it.each([
    'Registration fee $25',
    'Entry fee: $5',
    '$10 plus parking fee',
    'Vendor fee $50',
    'Service fees may apply',
    '$10 cover charge',
    'Free of charge',
    'No cover charge',
    'Late fee of $5 after May 1',
    'No admission fee',
  ])('are not read in: %s', (text) => expect(feesIn(text)).toBeNull());
});

describe('on what entry depends [BEY-52]', () => {
  it.each([
    ['Free with RSVP', 'rsvp'],
    ['Free admission with advance registration', 'rsvp'],
    ['Free, but registration is required', 'rsvp'],
    ['FREE – RSVP required', 'rsvp'],
    ['This event is free; please RSVP', 'rsvp'],
    ['Free and open to the public, please register', 'rsvp'],
    ['Gratis con registro previo', 'rsvp'],
    ['Entrada gratuita, previa inscripción', 'rsvp'],
    ['Free w/ RSVP', 'rsvp'],
    ['Free, tickets required', 'rsvp'],
    ['Free, no RSVP required', null],
    ['Free, registration is not required', null],
    ['Pay what you can', 'pay-what-you-can'],
    ['Pay-what-you-wish ($5–$25)', 'pay-what-you-can'],
    ['PWYC', 'pay-what-you-can'],
    ['Sliding scale $10-$30', 'pay-what-you-can'],
    ['Name your own price', 'pay-what-you-can'],
    ['Choose your price: $5, $10 or $20', 'pay-what-you-can'],
    ['Paga lo que puedas', 'pay-what-you-can'],
    ['Pay what you want at the door', 'pay-what-you-can'],
    ['pay-what-you-will', 'pay-what-you-can'],
    ['Pay what you like', 'pay-what-you-can'],
    ['$5 suggested donation', 'donation'],
    ['Suggested donation: $10', 'donation'],
    ['Donations welcome', 'donation'],
    ['Admission by donation', 'donation'],
    ['Freewill offering', 'donation'],
    ['Donación sugerida', 'donation'],
    ['Food donations accepted', null],
    ['Blood donation drive', null],
    ['Free with paid admission', null],
    ['You pay what the menu says', null],
    ['No charge, but you must register', 'rsvp'],
    ['Free admission; reservations encouraged', 'rsvp'],
    ['Pay what you’d like', 'pay-what-you-can'],
    ['Free; donations gratefully accepted', 'donation'],
  ])('%s', (text, entry) => expect(entryIn(text)).toBe(entry));
});

describe('what members pay [BEY-52]', () => {
  it.each([
    ['Members $5; Non-members $10', '$5'],
    ['$10 / $8 members', '$8'],
    ['$12 (members $9)', '$9'],
    ['Free for members, $10 for everyone else', 'free'],
    ['Non-members: $15, members: $12.50', '$12.50'],
    ['$20 general, members free', 'free'],
    ['$9 for museum members, $12 for the public', '$9'],
    ['Members get in free', 'free'],
    ['Socios $5, público $10', '$5'],
    ['Gratis para socios', 'free'],
    ['$8 zoo members / $14 adults', '$8'],
    ['Included with membership; $9 nonmembers', 'free'],
    ['$25 ($20 for Friends members)', '$20'],
    ['General $12, Members $10, Students $5', '$10'],
    ['$14 nonmember / $11 member', '$11'],
    ['Non-members $10', null],
    ['$10 for non-members', null],
    ['Free for family members of students', null],
    ['Members of the public: $10', null],
    ['$10 membership required', null],
    ['Meet the band members, $10', null],
  ])('%s', (text, price) => expect(memberPriceIn(text)).toBe(price));
});

describe('when the sale begins [BEY-52]', () => {
  it.each([
    ['Tickets go on sale Friday, December 4 at 10 AM', '2026-12-04T10:00'],
    ['On sale Fri, Dec 4 @ 10:00 AM', '2026-12-04T10:00'],
    ['Tickets on sale 12/4 10am', '2026-12-04T10:00'],
    ['General public on sale: December 4, 2026, 10 a.m.', '2026-12-04T10:00'],
    ['Tickets will be available starting December 4', '2026-12-04'],
    ['Ticket sales begin Dec. 4 at noon', '2026-12-04T12:00'],
    ['Tickets go on sale at 10 AM on Friday, December 4', '2026-12-04T10:00'],
    ['Boletos a la venta el 4 de diciembre a las 10 am', '2026-12-04T10:00'],
    ['On sale November 20', '2026-11-20'],
    ['Registration opens January 5 at 9 am', '2027-01-05T09:00'],
    ['Presale: Dec 2; general on sale: Dec 4 10am', '2026-12-04T10:00'],
    ['Public on-sale begins Friday 12/4 at noon', '2026-12-04T12:00'],
    [
      'Presale starts Thursday, December 3 with code BLUES, general on-sale Friday, December 4 at 10 a.m.',
      '2026-12-04T10:00',
    ],
    ['Preventa el 3 de diciembre y a la venta al público el viernes 4 de diciembre a las 10 a.m.', '2026-12-04T10:00'],
    ['Tickets drop Friday, December 4 at 9 a.m.', '2026-12-04T09:00'],
    // Those for that day may be available.
    ['Tickets available Dec 4 at 10 a.m.', null],
    ['Tickets on sale now', null],
    ['Tickets on sale Friday 10 AM', null],
    ['Presale December 3 at 10 AM', null],
    ['On sale through December 4', null],
    ['Members on sale December 1', null],
    ['Tickets go on sale Monday, December 4', null],
    ['Plant sale December 4', null],
    ['On sale June 5', '2026-06-05'],
    ['On sale June 5, 2027', null],
    ['Tickets on sale soon. The show is on December 4', null],
    ['Tickets on sale until Dec 4, 5 pm', null],
  ])('%s', (text, moment) => expect(onSaleIn(text, '2027-02-13')).toBe(moment));
});

/** Read on Tuesday, December 1, 2026. */
describe('a weekday alone as the day of the sale [BEY-52]', () => {
  const FRIDAY = '2026-12-04T10:00';
  it.each([
    ['Tickets on sale Friday 10 AM', FRIDAY],
    ['Tickets go on sale this Friday at 10am', FRIDAY],
    ['On sale Fri 10AM', FRIDAY],
    ['General on-sale Friday @ noon', '2026-12-04T12:00'],
    ['Tickets on sale Friday, 10:00 a.m. local time', FRIDAY],
    ['Ticket sales begin Friday at 9 AM', '2026-12-04T09:00'],
    ['Tickets will be available starting Friday at 10 AM', FRIDAY],
    ['Boletos a la venta este viernes a las 10 am', FRIDAY],
    ['Entradas a la venta el viernes, 10 am', FRIDAY],
    ['Presale Thursday 10 AM, general on sale Friday 10 AM', FRIDAY],
    // Beside the weekday of a presale no hour is needed.
    ['Presale Thursday, general on sale Friday', '2026-12-04'],
    ['Preventa jueves, venta general viernes 10 am', FRIDAY],
    ['Fan club presale runs Tuesday through Thursday, and remaining tickets go on sale Friday at 10am', FRIDAY],
    ['Tickets on sale Friday at 10 AM (presale Thursday)', FRIDAY],
    ['Member presale begins Thursday at noon; tickets go on sale to the general public Friday at 10 AM', FRIDAY],
    ['Presale tickets on sale Thursday at 10 AM', null],
    ['Members presale Thursday, sold out Friday 10 AM', null],
    ['Fan presale Thursday and VIP presale on sale Friday 10 AM', null],
    ['Preventa a la venta el jueves 10 am', null],
    // The day of the reading counts.
    ['Tickets on sale Tuesday at 10 AM', '2026-12-01T10:00'],
    ['Tickets on sale Friday', null],
    ['Tickets on sale Friday at the door', null],
    ['Tickets on sale next Friday at 10 AM', null],
    ['Went on sale Friday at 10 AM', null],
    ['On sale every Friday at 10 AM', null],
    ['On sale Friday and Saturday, 10 AM', null],
    ['On sale through Friday 5 PM', null],
    ['Members on sale Friday 10 AM', null],
    ['Box office opens Friday at 6 PM', null],
    ['Tickets on sale now. Friday 10 AM: yoga', null],
    ['Tickets on sale soon, doors Friday 7 PM', null],
    ['On sale Friday 10 AM to 2 PM', null],
    ['Plants on sale at the Friday market, 10 AM', null],
  ])('%s', (text, moment) => expect(onSaleWeekdayIn(text, '2027-02-13', '2026-12-01')).toBe(moment));

  it('is none after the event', () => {
    expect(onSaleWeekdayIn('Tickets on sale Friday 10 AM', '2026-12-03', '2026-12-01')).toBeNull();
  });
});
