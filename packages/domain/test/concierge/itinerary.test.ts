import type { Event } from '@marquee/contract';
import { readRequest } from '@marquee/domain/concierge';
import { describe, expect, it } from 'vitest';
import { longestPlan, stopsOf } from '../../src/concierge/itinerary.ts';

const TODAY = '2026-10-01';
const anEvent = (given: Partial<Event>) => ({ endDate: null, isAllDay: false, ...given }) as Event;
const DEPOT = { latitude: 34, longitude: -81.03 };

const first = anEvent({
  id: 'a',
  title: 'Market',
  startDate: '2026-10-03T09:00',
  endDate: '2026-10-03T12:00',
  ...DEPOT,
});
const second = (change: object) =>
  anEvent({ id: 'b', title: 'Film', startDate: '2026-10-03T13:00', endDate: null, ...DEPOT, ...change });

describe('two events of one day', () => {
  it.each([
    ['an hour after the end, next door', {}, true],
    ['while the first one lasts', { startDate: '2026-10-03T11:00' }, false],
    ['five minutes after its end', { startDate: '2026-10-03T12:05' }, false],
    ['on the next day', { startDate: '2026-10-04T13:00' }, false],
    ['twelve hours later', { startDate: '2026-10-03T23:59' }, false],
    ['forty miles away', { latitude: 34.6 }, false],
    ['ten miles away, with an hour to get there', { latitude: 34.145 }, true],
    ['ten miles away, with half an hour', { latitude: 34.145, startDate: '2026-10-03T12:30' }, false],
    ['at no hour', { startDate: '2026-10-03', isAllDay: true }, false],
    ['at a place that nobody knows', { latitude: null, longitude: null }, true],
    ['of the same name', { title: 'Market' }, false],
  ])('are a plan or none: %s', (_, change, isPlan) => {
    expect(stopsOf([[first], [second(change)]]) !== null).toBe(isPlan);
  });

  it('are the pair that stands first among those that fit', () => {
    const tooEarly = second({ id: 'c', title: 'Matinee', startDate: '2026-10-03T10:00' });
    const later = second({ id: 'd', title: 'Late film', startDate: '2026-10-03T17:00' });
    expect(stopsOf([[first], [tooEarly, later, second({})]])?.at(-1)?.event.id).toBe('d');
  });
});

describe('three events of one day', () => {
  const drinks = (change: object = {}) =>
    anEvent({ id: 'z', title: 'Cocktails', startDate: '2026-10-03T18:00', ...DEPOT, ...change });
  const titles = (lists: Event[][]) => stopsOf(lists)?.map(({ event }) => event.title);

  it('follow one another, each fitting with the one before', () => {
    expect(titles([[first], [second({})], [drinks()]])).toEqual(['Market', 'Film', 'Cocktails']);
    expect(titles([[first], [second({})], [drinks({ startDate: '2026-10-03T14:00' })]])).toBeUndefined();
    expect(titles([[first], [second({})], [drinks({ latitude: 34.6 })]])).toBeUndefined();
    expect(titles([[first], [second({})], [drinks({ id: 'a', title: 'Market' })]])).toBeUndefined();
  });

  it('pass by a pair that stands first if nothing fits behind it', () => {
    const late = second({ id: 'l', title: 'Late film', startDate: '2026-10-03T17:00' });
    expect(titles([[first], [late, second({})], [drinks()]])).toEqual(['Market', 'Film', 'Cocktails']);
  });

  it('are as many as fit, with what does not named', () => {
    expect(longestPlan([[first], [second({})], []])).toMatchObject({ missing: [2], stops: [{}, {}] });
    expect(longestPlan([[first], [second({ startDate: '2026-10-03T11:00' })], [drinks()]])).toMatchObject({
      missing: [1],
    });
    expect(longestPlan([[first], [], []])).toBeNull();
  });
});

describe('a request for three things', () => {
  const [DINNER, SHOW, DRINKS] = [['Food'], ['Music', 'Arts'], ['Nightlife', 'Food']].map((categories) => ({
    categories,
  }));
  it.each([
    ['dinner, a show, then drinks saturday', [DINNER, SHOW, DRINKS]],
    ['dinner and a show then drinks', [DINNER, SHOW, DRINKS]],
    ['dinner, a show and drinks on friday', [DINNER, SHOW, DRINKS]],
    ['brunch, a museum and then a walk on sunday', [DINNER, { words: 'museum' }, { words: 'walk' }]],
    ['farmers market then lunch then a movie', [{ words: 'farmers market' }, DINNER, { words: 'movie' }]],
    ['coffee, then yoga, then live music', [DINNER, { words: 'yoga' }, { categories: ['Music'] }]],
    ['cena, teatro y luego copas el sábado', [DINNER, { categories: ['Arts'] }, DRINKS]],
    ['primero desayuno, luego museo y despues un concierto', [DINNER, { words: 'museo' }, { categories: ['Music'] }]],
    ['tacos then karaoke and finally dessert', [{ words: 'taco' }, { words: 'karaoke' }, DINNER]],
    ['cena, un espectáculo y por último unas copas', [DINNER, SHOW, DRINKS]],
  ])('is read as all of them: %s', (message, plan) => {
    expect(readRequest(message, null, TODAY).wish.plan).toEqual(plan.map((one) => ({ categories: [], ...one })));
  });
});

describe('a request for two things', () => {
  it.each([
    ['market in the morning then a film', [{ words: 'market', part: 'morning' }, { words: 'film' }]],
    ['dinner and a show saturday', [{ categories: ['Food'] }, { categories: ['Music', 'Arts'] }]],
    ['primero cena y despues teatro, sabado', [{ categories: ['Food'] }, { categories: ['Arts'] }]],
    [
      'mercado en la mañana y concierto en la tarde, domingo',
      [
        { words: 'mercado', part: 'morning' },
        { categories: ['Music'], part: 'afternoon' },
      ],
    ],
    ['tacos and then karaoke after 6', [{ words: 'taco' }, { words: 'karaoke' }]],
  ])('is read as both, in their order: %s', (message, plan) => {
    expect(readRequest(message, null, TODAY).wish.plan).toEqual(plan.map((one) => ({ categories: [], ...one })));
  });

  it.each([
    'jazz or blues on friday',
    'comedy then',
    'not tonight then tomorrow jazz',
    'rock and roll',
    'art in the morning',
    'no dinner, just jazz',
    'after dinner, some jazz',
  ])('is not read into one: %s', (message) => {
    expect(readRequest(message, null, TODAY).wish.plan).toBeUndefined();
  });

  it('is over with the next topic, and stays with another day', () => {
    const { wish } = readRequest('market then a film on saturday', null, TODAY);
    expect(readRequest('what about sunday', wish, TODAY).wish).toMatchObject({ from: '2026-10-04', plan: wish.plan });
    expect(readRequest('jazz instead', wish, TODAY).wish.plan).toBeUndefined();
  });

  it('may name two places of which either will do', () => {
    expect(readRequest('music in Charleston or Greenville this weekend', null, TODAY).wish).toMatchObject({
      city: 'Charleston',
      orCity: 'Greenville',
    });
  });
});
